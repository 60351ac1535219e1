/** Next to these words a body part is a limitation, not a wish. */
export const complaintWords = `bad, sore, dodgy, pain, painful, hurt, hurting, ache, aches, aching, achey, injury, injured,
    sprained, sprain, strained, strain, broken, broke, torn, tore, pulled, tweaked, twisted,
    fractured, operation, surgery, op, replacement, replaced, problem, trouble, issue, killing me,
    playing up, play up, weak, crook, gammy, wonky, stuffed, munted, niggle, niggly, arthritis,
    arthritic, nothing hard on, not hard on, nothing too hard on, hard on, kind to, kind on, easy on,
    gentle on, go easy on, friendly, patient, protect, look after, aggravate, set off, recovering,
    rehab, inflamed, swollen, tender, dislocated, creaky, worn, giving me grief, grumbling,
    complaining, complain, safe for, upset, tendonitis, tendinitis, bursitis, worse, poor, not great,
    not so good, flare up, flared up, limited, wrecked, knackered, buggered, put my back out,
    put out, because of my, due to my, thanks to my, cos of my, coz of my, stress on, strain on,
    pressure on, weight on, load on, jarring, dicky, tricky, impinged, trapped, pinched, pian,
    rolled, wont bend, cant bend, numb`;
