import { type Allergen, allergens, treeNuts } from "../food/allergens.ts";

/**
 * What people write when they mean an allergen class, in New Zealand, Britain, America and on labels, with the
 * misspellings that are too far off to be guessed. In doubt a word means the wider class: "nuts" includes peanut.
 */
export const allergenWords: readonly (readonly [allergens: readonly Allergen[], words: string])[] = [
  [
    ["wheat"],
    "wheat, wheaten, wheat flour, flour, plain flour, white flour, bread flour, spelt, dinkel, kamut, khorasan, einkorn, emmer, farro, freekeh, frikeh, green wheat, durum, semolina, couscous, cous cous, cuscus, bulgur, bulghur, burghul, bulger wheat, cracked wheat, wheatgerm, wheat germ, wheat bran, wheat starch, graham flour, farina, triticale, matzo, matzah, panko, bread, breadcrumb, sourdough, pasta, spaghetti, macaroni, noodle, udon, ramen, filo, phyllo, puff pastry, pastry, cracker, biscuit, cake, chapati, roti, naan, pita, tortilla wrap, atta, maida, rusk, crouton, sooji, suji, rava, croissant, doughnut, donut, brioche, weat, fish finger, batter, dumpling wrapper, gyoza, wonton, pizza, pie, scone, muffin, pancake, crumpet, cruller, cookie, shortbread, sausage roll, beer batter, tempura, gehun, paratha, orzo, bagel, bakewell, bakewell tart, tart, quiche, ferrero, ferrero rocher, fettuccine, linguine, penne, lasagne, lasagna, gnocchi, macaroni cheese, bun, waffle, tabbouleh, kecap manis, samosa, spring roll",
  ],
  [
    ["gluten", "wheat"],
    "gluten, gluten free, glutin, gluten intolerance, gluten intolerant, ncgs, coeliac, celiac, coeliac disease, celiac disease, coeliacs, ceoliac, ciliac, seliac, sprue, celiac sprue, dermatitis herpetiformis, cereal, gluten cereal, malt loaf, gf, weetbix, weet bix, weetabix, seitan, wheat protein, vital gluten, vegemite, marmite",
  ],
  [
    ["gluten"],
    "barley, pearl barley, malt, malted, malt extract, barley malt, malt vinegar, rye, rye bread, pumpernickel, oat, oats, rolled oat, oatmeal, porridge, porridge oat, oat bran, oat milk, muesli, granola, beer, ryvita, rye crispbread, oates, guinness, lager, ale, stout, horlicks, milo, ovaltine, maltesers",
  ],
  [
    ["crustacean"],
    "crustacean, crustacea, tropomyosin, insect protein, cricket, crickets, insect, insects, cricket flour, crustation, prawn, king prawn, tiger prawn, shrimp, shrimps, scampi, langoustine, crab, lobster, crayfish, crawfish, koura, yabby, yabbie, bug, moreton bay bug, balmain bug, krill, shrimp paste, prawn cracker, belacan, surimi, jhinga, chingri, crab stick, marron, mud crab, prwan, crawdad, thing with a shell, with a shell",
  ],
  [
    ["mollusc"],
    "mollusc, mollusk, tropomyosin, mussel, oyster, clam, cockle, pipi, tuatua, paua, abalone, scallop, squid, calamari, octopus, cuttlefish, whelk, winkle, periwinkle, snail, escargot, oyster sauce, bivalve, cephalopod, toheroa, kina, green lipped mussel, greenshell mussel, muscle, geoduck, with a shell, conch",
  ],
  [["crustacean", "mollusc"], "shellfish, shell fish, shelfish, seafood cocktail, fruit de mer"],
  [
    ["fish", "crustacean", "mollusc"],
    "seafood, sea food, kaimoana, marinara mix, from the sea, anything from the sea, sea creature",
  ],
  [
    ["fish"],
    "fish, finned fish, parvalbumin, bony fish, shark, bottarga, anisakis, roe, fish roe, fin fish, white fish, oily fish, salmon, tuna, cod, haddock, hake, hoki, snapper, tarakihi, gurnard, trout, mackerel, sardine, pilchard, anchovy, herring, kipper, tilapia, basa, halibut, sole, plaice, flounder, sea bass, bass, bream, pollock, whiting, whitebait, eel, monkfish, swordfish, kingfish, kahawai, barramundi, fish sauce, nam pla, fish oil, caviar, roe, isinglass, worcestershire sauce, worcester sauce, caesar dressing, fish gelatine, dashi, bonito, katsuobushi, bombay duck, hilsa, pomfret, surimi, sardine in oil, taramasalata, tarama, crab stick, rohu, catla, bangda, machli, lox, gravlax, fish finger, fishfinger, fish cake, fish stock, kamaboko",
  ],
  [
    ["egg"],
    "egg, eggs, ova, ovum, hen egg, egg white, egg yolk, albumen, albumin, ovalbumin, ovomucoid, lysozyme, meringue, mayonnaise, mayo, aioli, omelette, omelet, quiche, frittata, custard, egg noodle, eggnog, hollandaise, bearnaise, pavlova, anda, egss, e1105, macaron, caesar dressing, caesar salad, powdered egg, egg wash, tartare sauce, carbonara, eggs benedict, muttai, bakewell, bakewell tart, quiche, snicker, snickers, eggnog, french toast, yorkshire pudding, scotch egg, brioche, tempura batter",
  ],
  [
    ["milk"],
    "milk, dairy, milo, df, lurpak, lactosed, curdy, sheep and goat milk, cow milk, cows milk, cow milk protein, cmpa, cows milk protein, milk protein, milk powder, skim milk, buttermilk, butter, ghee, cream, sour cream, cheese, cheddar, mozzarella, feta, parmesan, brie, ricotta, paneer, halloumi, cottage cheese, cream cheese, yoghurt, yogurt, yoghourt, kefir, casein, caseinate, sodium caseinate, whey, whey protein, lactalbumin, lactoglobulin, lactose, lactose intolerance, lactose intolerant, lactose free, lactos, galactosaemia, ice cream, icecream, custard, condensed milk, evaporated milk, curd, quark, goat milk, goats milk, sheep milk, dairy product, milk product, milk chocolate, creme fraiche, mascarpone, gelato, dary, diary, dairy free, dahi, khoya, khoa, mawa, lassi, philadelphia, kulfi, skimmed milk, semi skimmed milk, trim milk, hollandaise, bechamel, caesar dressing, raita, tzatziki, dulce de leche, nutella, croissant, latte, cappuccino, milkshake, fromage frais, labneh, carbonara, cheesecake, pizza, reese, reeses, snicker, snickers, bakewell tart, bakewell, quiche, ferrero, ferrero rocher, eggnog, rasgulla, gulab jamun, barfi, kheer, milkfat, milk fat, butterfat, milk solid, butter oil, pavlova, alfredo, korma, makhani, butter chicken",
  ],
  [
    ["peanut"],
    "peanut, pea nut, ara h, ara h 2, peanutty, peanut butter, groundnut, ground nut, arachis, arachis oil, peanut oil, groundnut oil, monkey nut, goober, beer nut, satay, satay sauce, penut, peenut, pnut, legume nut, mandelona, moongphali, mungfali, mungphali, moongfali, monkey nuts, chikki, pb, pb and j, pbj, reese, reeses, snicker, snickers, shengdana, shing, mani, cacahuete, peanutbutter, peanutbuttr, gado gado",
  ],
  [
    [...treeNuts, "peanut"],
    "nut, nuts, nut allergy, all nut, any nut, every nut, nut product, nut butter, nut milk, nut oil, mixed nut, nut free, nutty, praline, nut trace, trace of nut, nutz, baklava, nut mix, trail mix, marzipan or nut",
  ],
  [[...treeNuts], "tree nut, treenut, tree nuts, tree nut allergy"],
  [
    ["almond"],
    "almond, almonds, almondy, almond milk, almond butter, almond meal, almond flour, ground almond, marzipan, almond paste, frangipane, amaretto, amaretti, orgeat, badam, amond, allmond, alomnd, nougat, macaron, baklava, bakewell, bakewell tart, macaroon",
  ],
  [
    ["brazil-nut"],
    "brazil nut, brazil, brazilnut, para nut, cream nut, castanha, bertholletia excelsa, bertholletia",
  ],
  [
    ["cashew"],
    "cashew, cashew nut, cashew shell, urushiol, cashew butter, cashew milk, cashew cheese, kaju, caju, cashue, casew, cachew, mundhiri, munthiri, anacardium",
  ],
  [
    ["hazelnut"],
    "hazelnut, hazel nut, hazelnutty, cor a, filbert, cobnut, cob nut, cob, noisette, nutella, gianduja, gianduia, hazlenut, hazelnut spread, frangelico, barcelona nut, dukkah, ferrero rocher, ferrero, avellana, nocciola, corylus",
  ],
  [
    ["macadamia"],
    "macadamia, macadamia nut, queensland nut, bush nut, mac nut, macademia, macadamian, bauple nut",
  ],
  [["pecan"], "pecan, pecan nut, pecan pie, peccan, hickory nut, carya, carya illinoinensis"],
  [["pistachio"], "pistachio, pistachio nut, pista, pistacio, pistashio, green almond, kulfi, baklava"],
  [
    ["walnut"],
    "walnut, english walnut, jug r, persian walnut, black walnut, california walnut, heartnut, heart nut, japanese walnut, butternut nut, walnut oil, akhrot, wallnut, waldorf salad, waldorf, baklava, juglan, juglans, juglans regia, juglan regia",
  ],
  [
    ["pine-nut"],
    "pine nut, pinenut, pine kernel, pinon, pignoli, pignolia, pinoli, pinyon, pinolia, pine seed, chilgoza, pine nutt, neoza",
  ],
  [["pine-nut", "cashew", "milk"], "pesto"],
  [["peanut", "soy", "lupin"], "legume, pulse"],
  [["sesame"], "seed, all seed, any seed"],
  [
    [...allergens],
    "top 8, top eight, top 9, top nine, top 14, 14 allergens, the 14 allergens, fourteen allergens, all allergens, major allergens",
  ],
  [
    ["wheat", "gluten", "soy"],
    "soy sauce, soya sauce, shoyu, soysauce, teriyaki, oyster sauce, hoisin, light soy, dark soy",
  ],
  [
    ["soy"],
    "soy, soya, impossible meat, impossible burger, beyond meat, beyond burger, soybean, soya bean, soy bean, soja, soy milk, soya milk, soy sauce, shoyu, tamari, tofu, bean curd, tempeh, tempe, miso, natto, edamame, okara, yuba, soy protein, soya protein, tvp, textured vegetable protein, soy lecithin, soya lecithin, soy flour, teriyaki, hoisin, kinako, soy product, phytoestrogen, tofoo, nutella, soy protein isolate, oyster sauce, vegemite soy, koya, aburaage, doubanjiang, gochujang, ponzu, reese, snicker, snickers, ferrero, ferrero rocher, kecap manis, soybean oil, bean paste",
  ],
  [
    ["sesame"],
    "sesame, sesame seed, sesame oil, tahini, tahina, tehina, gingelly, gingelly oil, til, til oil, benne, benne seed, simsim, halva, halvah, hummus, houmous, humus, hommus, gomasio, furikake, zaatar, dukkah, sesami, seseme, sesame paste, hoisin, rajma til, sesame snap, ajonjoli, ellu, tilgul, gergelim, sesamum",
  ],
  [
    ["lupin"],
    "lupin, lupine, lupini, lupini bean, lupin flour, lupin bean, lupin seed, lupinus, tarwi, altramuz, tremoco, lupine bean, turmus, turmus bean, lupinus albus",
  ],
  [
    ["celery"],
    "celery, celery stick, celeriac, celery root, celery salt, celery seed, celery leaf, celary, cellery, knob celery, lovage, mirepoix, soffritto, waldorf salad, waldorf, bouquet garni, stock cube, bouillon, ajmod, apium, celery powder",
  ],
  [
    ["mustard"],
    "mustard, mustard seed, mustard powder, mustard oil, dijon, dijon mustard, wholegrain mustard, english mustard, yellow mustard, mustard leaf, mustard green, piccalilli, mustad, sarson, sarson ka tel, rai, colman, kasundi, colmans, honey mustard, moutarde, grey poupon, kadugu, shorshe, sinapis, senf, mostaza, mustard cress",
  ],
  [
    ["sulphites"],
    "sulphite, sulfite, sulphites, sulfites, sulphur dioxide, sulfur dioxide, sulphur, sulfur, so2, metabisulphite, metabisulfite, sodium metabisulphite, preservative 220, preservative 221, preservative 222, preservative 223, preservative 224, preservative 225, preservative 226, preservative 227, preservative 228, e220, e221, e222, e223, e224, e225, e226, e227, e228, preservative 220 228, wine, red wine, white wine, dried apricot, bisulphite, bisulfite, 220, 221, 222, 223, 224, 225, 226, 227, 228, preservative 220, sulphur preservative, sulphiting agent, sulfiting agent, sulfight, sulphight, sulphited",
  ],
];
