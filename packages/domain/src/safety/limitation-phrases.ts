import { bodyAreas } from "../movement/exercise.ts";
import type { Limitation } from "../movement/limitations.ts";

/** Lay and medical words for what cannot be done, with operations and common injuries. */
export const limitationPhrases: readonly (readonly [limitations: readonly Limitation[], words: string])[] = [
  [
    ["neck"],
    "neck, c1, c2, c5 6, c6 7, cervical radiculopathy, cervical, cervical spine, whiplash, stiff neck, cervical disc, cervical spondylosis, torticollis, wry neck, c spine, neck fusion, cervicogenic, trapezius, trap, head, turn my head, gardan, c3, c4, c5, c6, c7, cervical disc herniation",
  ],
  [
    ["shoulder"],
    "shoulder, shoulders, pec, pecs, pectoral, behind my back, reach behind, reaching behind, reach behind my back, shldr, rotator cuff, frozen shoulder, shoulder impingement, impingement, labrum, labral tear shoulder, ac joint, collarbone, clavicle, shoulder replacement, dislocated shoulder, subluxation, bursitis shoulder, adhesive capsulitis, supraspinatus, shoulder blade, scapula, deltoid, biceps tendon, upper arm, arm, subacromial, slap, slap tear, reaching overhead, overhead, reach up, lift my arm",
  ],
  [
    ["elbow"],
    "elbow, bicep, biceps, bicep tendon, biceps tendon, biceps tendon, tricep, triceps, tennis elbow, golfers elbow, golfer elbow, epicondylitis, lateral epicondylitis, cubital tunnel, ulnar nerve, forearm, arm, olecranon, funny bone, radial head, radial",
  ],
  [
    ["wrist"],
    "wrist, carpal tunnel, carpal tunnel syndrome, hand, thumb, finger, de quervain, de quervains, scaphoid, ganglion, trigger finger, rsi, repetitive strain, repetitive strain injury, grip, knuckle, rheumatoid hand, broken hand, tfcc, colles, colles fracture",
  ],
  [
    ["lower-back"],
    "lower back, low back, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, l1, l2, l3, radiculopathy, disc protrusion, protrusion, harrington rod, lumbar fusion, lombalgia, back, lumbar, lumbago, backache, back ache, back pain, bad back, sciatica, sciatic, slipped disc, herniated disc, bulging disc, prolapsed disc, disc, disk, disc bulge, spondylolisthesis, spondylosis, spinal stenosis, stenosis, spine, spinal, si joint, sacroiliac, sacrum, coccyx, tailbone, tail bone, scoliosis, back surgery, discectomy, laminectomy, spinal fusion, degenerative disc, degenerative disc disease, l4, l5, l4 l5, l5 s1, s1, facet joint, upper back, mid back, thoracic, kyphosis, ankylosing spondylitis, kamar, kamar dard, microdiscectomy, put my back out, crook back",
  ],
  [
    ["lower-back", "shoulder"],
    "between my shoulder blades, between the shoulder blades, shoulder blades, rhomboid, rhomboids",
  ],
  [
    ["hip"],
    "hip, hip replacement, total hip replacement, thr, hip resurfacing, hip bursitis, labral tear, labral tear hip, fai, femoroacetabular, hip dysplasia, groin, glute, gluteal tendinopathy, piriformis, hip flexor, trochanteric, pelvis, pelvic girdle, spd, symphysis pubis, pubic symphysis, adductor, perthes, perthe, arthroplasty hip, hip arthroplasty",
  ],
  [
    ["knee"],
    "knee, hammy, hammies, tib, fib, tibia, fibula, femur, acl, acl tear, pcl, mcl, lcl, cruciate, anterior cruciate, meniscus, torn meniscus, cartilage, kneecap, knee cap, patella, patellar, patellofemoral, runners knee, runner knee, jumpers knee, jumper knee, chondromalacia, knee replacement, total knee replacement, tkr, knee arthroscopy, osgood schlatter, it band, itb, itbs, iliotibial, hamstring, quad, quadricep, thigh, leg, bakers cyst, baker cyst, ghutne, ghutna, kness",
  ],
  [
    ["ankle"],
    "ankle, toenail, toenails, sprained ankle, rolled ankle, achilles, achilles tendon, achilles tendonitis, foot, feet, heel, heel spur, plantar fasciitis, plantar fasciopathy, fasciitis, plantar, bunion, toe, big toe, turf toe, flat foot, flat feet, fallen arch, arch, shin, shin splint, calf, calf strain, metatarsal, stress fracture foot, neuroma, mortons neuroma, drop foot, foot drop, peroneal, gout, leg, ankal, went over on",
  ],
  [
    [...bodyAreas],
    "arthritis, osteoarthritis, oa, rheumatoid, rheumatoid arthritis, ra, psoriatic arthritis, joint, joints, joint pain, sore joint, hypermobility, hypermobile, ehlers danlos, eds, polymyalgia, juvenile arthritis",
  ],
  [
    ["pregnancy"],
    "pregnant, pregnancy, expecting, expecting a baby, hapu, with child, trimester, first trimester, second trimester, third trimester, week pregnant, weeks pregnant, baby bump, prenatal, antenatal, preggo, preggers, gestation, gestational, due in, week along, having a baby, have a baby, baby due, baby on the way, baby in, up the duff, bun in the oven, month gone, months gone, week gone, along, up the spout, in the family way, wk pregnant",
  ],
  [
    ["high-blood-pressure"],
    "high blood pressure, blood pressure, hypertension, hypertensive, high bp, bp, htn, raised blood pressure, pre eclampsia, preeclampsia, aneurysm, glaucoma, detached retina, retinal detachment, retinopathy, hbp",
  ],
  [["heart-condition", "high-blood-pressure"], "stroke, tia, mini stroke"],
  [
    ["heart-condition"],
    "heart, heart condition, heart disease, heart attack, heart failure, cardiac, cardiac arrest, myocardial infarction, mi, angina, pacemaker, icd, defibrillator, stent, stents, bypass, heart bypass, cabg, atrial fibrillation, afib, a fib, af, arrhythmia, palpitation, heart murmur, murmur, heart valve, valve, cardiomyopathy, coronary, chf, svt, tachycardia, pots, long qt, congenital heart, heart surgery, open heart surgery, chest pain, ticker, dodgy ticker, angioplasty, heart op, bad heart, triple bypass",
  ],
  [
    ["osteoporosis"],
    "osteoporosis, osteoporotic, osteopenia, brittle bone, thin bone, weak bone, low bone density, bone density, fragile bone, compression fracture, vertebral fracture, osteogenesis imperfecta, bone loss, thinning bone, bone thinning, dexa, dexa scan, thinning, bone are thinning",
  ],
  [
    ["unsteady-balance"],
    "balance, unsteady, unsteady on my feet, wobbly, dizzy, dizziness, dizzy spell, lightheaded, light headed, vertigo, bppv, meniere, menieres, vestibular, labyrinthitis, fall, falls, falling, fall over, fell over, faint, fainting, syncope, parkinson, parkinsons, parkinsons disease, ataxia, neuropathy, peripheral neuropathy, inner ear, epilepsy, epileptic, seizure, multiple sclerosis, ms, tinnitus balance, low blood pressure, poor balance, walking stick, zimmer frame, zimmer, walking frame, rollator, cane, crutch, giddy, giddiness, woozy, chakkar, chakkar aana, topple, toppling, toppling over, keep toppling over, trip over, stumble",
  ],
  [
    ["breathing-difficulty"],
    "asthma, asthmatic, copd, emphysema, bronchitis, chronic bronchitis, bronchiectasis, breathless, breathlessness, short of breath, shortness of breath, breathing, breathing difficulty, breathing problem, lung, lungs, lung disease, lung condition, pulmonary, pulmonary fibrosis, cystic fibrosis, inhaler, wheeze, wheezing, exercise induced asthma, sleep apnoea lungs, ashtma, astma, oxygen, home oxygen, on oxygen, winded, puffer, blue puffer, puffed, out of breath, saans",
  ],
  [
    ["weak-pelvic-floor"],
    "pelvic floor, weak pelvic floor, prolapse, pelvic organ prolapse, pop, incontinence, stress incontinence, leak, leaking, leak when i jump, bladder weakness, weak bladder, diastasis, diastasis recti, abdominal separation, tummy separation, hernia, umbilical hernia, inguinal hernia, hiatus hernia, hiatal hernia, postpartum, post partum, postnatal, post natal, just had a baby, gave birth, given birth, newborn, c section, caesarean, cesarean, caesarian, csection, hysterectomy, abdominal surgery, vaginal birth, rectal prolapse, split tummy, tummy muscle, wee myself, wet myself, pee myself, when i sneeze, sneeze, had a baby, have had a baby, had my baby, tummy separated, rectocele, cystocele, ab separation, separated ab",
  ],
  [
    ["stays-seated", "cannot-get-to-the-floor"],
    "seated exercise, seated exercises, seated exercise only, seated exercises only, only seated exercise, chair exercises, chair exercises only, chair workouts, wheelchair, wheel chair, wheelchair user, in a chair, paraplegic, paraplegia, tetraplegic, quadriplegic, tetraplegia, spinal cord injury, paralysed, paralyzed, paralysis legs, cannot stand, cant stand, cannot walk, cant walk, unable to walk, unable to stand, not able to stand, not able to walk, seated, seated only, sitting only, must sit, stay seated, have to sit, amputee, amputation, leg amputation, below knee amputation, above knee amputation, bed bound, bedbound, chair bound, non weight bearing, nwb, cannot weight bear, cant weight bear, no weight bearing, stay sitting, stay sat, bear weight, chair exercise only, chair only, chair exercise, only in a chair, from a chair, chair based, done sitting down, sitting down, leg wont hold me, leg wont hold me up, confined to my chair, confined to a chair, confined",
  ],
  [
    ["cannot-get-to-the-floor"],
    "floor, mat work, mat, stuck down there, stuck down, lower myself, ground, carpet, off the carpet, get on the floor, get to the floor, getting on the floor, down on the floor, get up from the floor, getting up from the floor, get down, getting down, getting up, lie on the floor, floor exercise, floor work, get off the floor, on the ground, get on the ground, up off the ground",
  ],
  [["knee", "cannot-get-to-the-floor"], "cannot kneel, cant kneel, unable to kneel, not kneel"],
];

const weeksOfPregnancy = Array.from({ length: 39 }, (_, index) => index + 4);

/** "20 weeks" alone is a pregnancy; "20 weeks ago" is a time. */
export const weekPhrases = weeksOfPregnancy.flatMap((number) => [`${number} weeks`, `${number} wks`]);
export const timePhrases = weekPhrases.flatMap((weeks) => [
  ...["ago", "post", "after", "since", "in", "now", "old", "out", "on"].map((word) => `${weeks} ${word}`),
  ...["for", "in", "after", "about", "over", "last"].map((word) => `${word} ${weeks}`),
]);
