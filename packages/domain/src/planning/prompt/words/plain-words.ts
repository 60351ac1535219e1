import { smallTalk } from "../../../safety/small-talk.ts";
import { splitWords } from "../../../safety/words.ts";

/** Everyday words that are one typo away from a known word and must not be mistaken for it. */
const lookalikes: ReadonlySet<string> = new Set(
  splitWords(
    `carb carbs creamy crunchy salty gingery lemony smoky cheesy fruity true data file back plan same where
    match check what whats case start main mode project stay branch position better length setting settings
    turn turns chair login cook cooks store port stir bind floor backer pool internal char base replace
    apply stack fill place places deal claim created granted real sell speed pour cover covers cross finish
    finished strip space days calling pipe commander block wrong remaining adds related chore chores leading
    reduce card cards wish wishes loose float trailing unit comparison belly bunch bent writing fall falls
    past reporting ever wrapped thin great plate plates learn repeated received live lives hear trial ball
    balls stage stages curl saved leak race depending changing power powers tick streaming operator risk
    risks meet meets meant expanded produce warn span fake chain party stale cure nose chat course threat
    brush late forgot founder supply waiting rope ropes larger march shut boot boots baked kill manage
    preserved tracking shoes limb limbs dice socks sock pointing purge trick tricks peer paused prepare
    sticky brand balanced prone stairs stair storing tune flush actively regarding rack melt trip trips
    defer handy went theme nine pile feat ideal stopping stepping shallow practise crunch hearing strongly
    launch presence brake brakes wins graceful mounted basis flash fist fists sand lens settled featured
    dedicated beats drawn barely stretched picked tempo arching trimming operating listing solve practical
    flex glue mile miles pleasure styled stranger despite quit recover stuck breadth shorten springy bitter
    reviewing speeding tier scanning raising sing stillness wings dull slit labs beam bakery shopping shore
    chairs melted puppy tread tons boss backing staring weighs cats moon moons male brighter steering
    captured finer cram flaws retained shirt activate movie solo park imagined lighten brow steadily hearth
    linger dial stuffing summer winter spring autumn garden street beach town city country half full empty
    hard soft song songs music candle candles world word words story ride game team sport band camp cold
    warm cool wet dry sunny rain rainy windy wind night light right might sight fight tight fresh`,
  ),
);

/** Words around a wish that carry no meaning and would mislead a text search. */
const promptTalk: ReadonlySet<string> = new Set(
  splitWords(
    `x plus were weve theyre shes hes thats day days plan plans id ill calories cook cooking weekday daily
    give given giving gave help helps find finding show shows suggest send sends need needs want wants
    wanted work works working week weeks weekend month next last time times today tomorrow tonight daughter
    mother father sister brother wife husband partner family friend friends kids child baby house home flat
    school office boss birthday wedding holiday holidays season weather maybe perhaps anyway again trying
    moment idea ideas lately really awful lovely lively nice good best fine great happy mate gran grandad
    grandma dear people person everyone someone somebody anybody nobody whole cheap budget money price
    afford expensive simple fancy boring tasty yummy delicious exciting fun funny interesting different
    various usual normal regular favourite favorite special proper new old young little big huge small large
    tiny busy tired training hospital user filter disabled twins gone sent life living leave leaves leaving
    reason question answer choose choice start begin began begun stop keep keeps kept hold held carry bring
    brought take taken took looking look see seen saw watch talk talking tell said heard thought feel felt
    touch throw catch drive driving read write play playing both each such much most more less least fewer
    many several enough plenty since until while after before during under over above below between around
    across through into onto upon along toward towards away down behind beside beyond near far close open
    shut clean clear and or you your yours he she his her hers him us them who whom what which when where
    why how per possible please thing things stuff lot lots way ways able sure let lets ask asking would
    could gimme kia ora hey hi hello cheers ta thx anyone everybody bit quite pretty kinda sorta sth soon
    else one ones up ups off em bc tho lol set buy properly severely seriously badly highly mildly slightly
    deathly terribly extremely pretend smell`,
  ),
);

/** True for a word that is not a misspelling of another. */
export function isPlainWord(word: string): boolean {
  return lookalikes.has(word) || isSmallTalk(word);
}

export function isSmallTalk(word: string): boolean {
  return promptTalk.has(word) || smallTalk.has(word);
}
