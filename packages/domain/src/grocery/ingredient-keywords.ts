import type { IngredientGroup } from "../food/ingredient.ts";

/**
 * Keywords that decide the group of a typed grocery line; the longest keyword in the line wins. A name that contains
 * another food's keyword is therefore listed in full ("butter beans" beside "butter", "ginger beer" under other).
 * Plurals match by themselves; only irregular ones are listed.
 */
export const ingredientKeywords: readonly (readonly [group: IngredientGroup, keywords: string])[] = [
  [
    "dairy",
    `miraka, milk, whole milk, almond milk, oat milk, oatmilk, soy milk, soya milk, soymilk, rice milk, cashew milk,
    macadamia milk, hazelnut milk, coconut milk drink, almond drink, oat drink, soya drink, rice drink, coconut drink,
    coconut milk beverage, goat milk, chocolate milk, strawberry milk, banana milk, milk powder, dry milk, condensed
    milk, evaporated milk, buttermilk, butter, garlic butter, clarified butter, vegan butter, margarine, ghee, cream,
    sour cream, soured cream, whipping cream, whipped cream, double cream, thickened cream, clotted cream, creme
    fraiche, cream cheese, ice cream, chocolate ice cream, vanilla ice cream, strawberry ice cream, gelato, custard,
    vanilla custard, cheese, soft cheese, vegan cheese, cheddar, cheddar cheese, tasty cheese, colby, edam, gouda,
    mozzarella, bocconcini, burrata, parmesan, parmigiano, pecorino, feta, fetta, ricotta, halloumi, haloumi, paneer,
    brie, camembert, gruyere, emmental, havarti, provolone, mascarpone, cottage cheese, blue cheese, goat cheese,
    stilton, gorgonzola, roquefort, chevre, yoghurt, yogurt, greek yoghurt, greek yogurt, coconut yoghurt, coconut
    yogurt, vanilla yoghurt, vanilla yogurt, strawberry yoghurt, strawberry yogurt, fruit yoghurt, fruit yogurt,
    raspberry yoghurt, raspberry yogurt, blueberry yoghurt, blueberry yogurt, mango yoghurt, apricot yoghurt, kefir,
    quark, skyr, labneh, lassi, curd, dahi, rice pudding`,
  ],
  [
    "protein",
    `tuna in water, tuna in spring water, eye fillet, whiting, seabass, crabmeat, lox, keema, koura, tuatua, hommus,
    rajma, chana, moong, masoor, broadbean, meat, mince, chicken, chicken breast, chicken thigh, drumstick, turkey,
    duck, goose, quail, rabbit, beef, corned beef, steak, brisket, veal, pork, gammon, ham, bacon, pancetta,
    prosciutto, rasher, lamb, mutton, venison, goat meat, sausage, frankfurter, hot dog, hotdog, chorizo, salami,
    salamis, pepperoni, luncheon, jerky, biltong, schnitzel, rissole, meatball, patty, burger, beef burger, veggie
    burger, vege burger, spare rib, rib, liver, kidney, pate, egg, egg white, egg yolk, yolk, quail egg, fish, fish
    fillet, fish finger, fish cake, fishcake, salmon, smoked salmon, tuna, cod, hoki, snapper, tarakihi, gurnard,
    kahawai, whitebait, trout, sardine, anchovy, mackerel, halibut, haddock, hake, tilapia, herring, kipper, sea bass,
    barramundi, eel, seafood, prawn, shrimp, crab, crab meat, crab stick, surimi, lobster, crayfish, mussel, oyster,
    clam, cockle, pipi, paua, scallop, squid, calamari, octopus, tofu, bean curd, tempeh, tempe, seitan, natto, quorn,
    edamame, soybean, soya bean, soy bean, soy protein, soya protein, bean, baked bean, black bean, borlotti, broad
    bean, butter bean, cannellini, fava bean, haricot, kidney bean, lima bean, mung bean, pinto bean, refried bean,
    white bean, bean mix, chilli bean, chili bean, adzuki bean, navy bean, black eyed bean, black eyed pea, split pea,
    green split pea, chickpea, chick pea, garbanzo, garbanzo flour, chickpea flour, gram flour, besan, lentil, green
    lentil, dal, dahl, dhal, daal, lupin, lupin seed, lupini, hummus, houmous, chickpea dip, falafel, whey, whey
    protein, protein powder`,
  ],
  [
    "fruits-and-vegetables",
    `juice of a lime, juice of a lemon, avo, spud, cos, iceberg, cauli, maize, alfalfa, applesauce, mange tout, petits
    pois, satsuma, savoy, wombok, cremini, craisin, kosher dill, riwai, palak, aloo, gobi, bhindi, hot pepper, red
    chile, fruit, vegetable, veg, vege, veggie, veggies, salad, salad leaf, salad green, mesclun, coleslaw, slaw,
    apple, crab apple, apple sauce, apple puree, apricot, avocado, banana, berry, blackberry, blackcurrant, blueberry,
    boysenberry, cherry, clementine, coconut, fresh coconut, coconut meat, cranberry, currant, date, feijoa, fig,
    gooseberry, grape, grapefruit, guava, honeydew, kiwi, kiwis, kiwifruit, lemon, lemon juice, lime, lime juice,
    lychee, mandarin, mango, melon, nectarine, orange, papaya, pawpaw, passionfruit, passion fruit, peach, pear,
    persimmon, pineapple, plantain, plum, pomegranate, pomegranate seed, prune, raisin, raspberry, rhubarb, rockmelon,
    cantaloupe, strawberry, sultana, tamarillo, tamarind, tangerine, watermelon, artichoke, arugula, asparagus,
    aubergine, bamboo shoot, bean sprout, beansprout, mung bean sprout, beetroot, beet, bok choy, pak choi, pak choy,
    breadfruit, broccoli, broccolini, brussels sprout, sprout, cabbage, capsicum, bell pepper, red pepper, green
    pepper, yellow pepper, orange pepper, sweet pepper, jalapeno pepper, carrot, cassava, cauliflower, celeriac,
    celery, chard, chicory, chilli, chillies, chillis, chili, chilies, chilis, fresh chilli, corn, corn on the cob,
    corn cob, courgette, cress, cucumber, daikon, edible flower, eggplant, egg plant, endive, fennel, fennel bulb,
    french bean, garlic, gherkin, pickle, dill pickle, green bean, runner bean, string bean, snap bean, jalapeno,
    kale, kelp, kimchi, kohlrabi, kombu, kumara, leek, lettuce, butter lettuce, mangetout, mushroom, oyster mushroom,
    chestnut mushroom, shiitake, portobello, nori, seaweed, wakame, okra, olive, onion, spring onion, parsnip,
    passata, pea, snow pea, sugar snap, sugar snap pea, potato, sweet potato, pumpkin, radicchio, radish, rocket,
    romaine, rutabaga, sauerkraut, scallion, shallot, silverbeet, spinach, squash, butternut, swede, sweetcorn, sweet
    corn, taro, tomato, beefsteak tomato, beef tomato, sun dried tomato, tomato paste, tomato puree, turnip, vine
    leaf, water chestnut, watercress, yam, zucchini, zucchinis`,
  ],
  [
    "bakery",
    `brown rice cake, ryvita, bread, garlic bread, banana bread, raisin bread, rye bread, fruit bread, corn bread,
    cornbread, wheat bread, wholegrain bread, sourdough, loaf, malt loaf, fruit loaf, toast, fruit toast, raisin
    toast, bun, burger bun, hamburger bun, hot dog bun, fruit bun, roll, bread roll, sausage roll, cinnamon roll,
    bagel, baguette, ciabatta, focaccia, brioche, brioches, croissant, almond croissant, chocolate croissant, pain au
    chocolat, pita, pitta, naan, roti, chapati, paratha, lavash, tortilla, corn tortilla, maize tortilla, flour
    tortilla, wheat tortilla, wrap, flatbread, taco shell, crumpet, muffin, blueberry muffin, chocolate muffin, scone,
    cheese scone, pikelet, pancake, waffle, doughnut, donut, cake, carrot cake, chocolate cake, fruit cake, banana
    cake, cheesecake, cupcake, brownie, brownies, chocolate brownie, gingerbread, shortbread, pastry, filo, phyllo,
    pie, pies, apple pie, meat pie, mince pie, steak pie, chicken pie, pork pie, meat pies, mince pies, steak pies,
    chicken pies, pork pies, pumpkin pie, tart, quiche, quiches, pizza, pizza base, pizza dough, dough, biscuit,
    chocolate biscuit, ginger nut, gingernut, cookie, cookies, chocolate chip cookie, chocolate chip cookies, cracker,
    rice cracker, cream cracker, wheat cracker, crispbread, oatcake, oat cake, rice cake, corn thin, corn cake, rusk,
    breadstick, bread stick, crouton, pretzel, breadcrumb, bread crumb, panko, yeast, baking powder, baking soda,
    bicarb, bicarbonate of soda, cream of tartar, cake mix, pancake mix`,
  ],
  [
    "herbs-and-spices",
    `pimento, pimento berry, crushed chilli, dried garlic, granulated garlic, granulated onion, jeera, haldi, dhania,
    methi seed, herb, spice, seasoning, chicken seasoning, taco seasoning, allspice, mixed spice, five spice, pumpkin
    spice, anise, star anise, basil, fresh basil, bay leaf, caraway, caraway seed, cardamom, cayenne, cayenne pepper,
    celery salt, celery seed, chilli flake, chili flake, red pepper flake, chilli powder, chili powder, red chilli
    powder, ground chilli, chive, cilantro, cinnamon, cinnamon stick, clove, coriander, coriander seed, cumin, cumin
    seed, curry leaf, curry powder, dill, fennel seed, ground fennel, fenugreek, fenugreek seed, garam masala, garlic
    powder, garlic salt, ginger, root ginger, ground ginger, horseradish, lemon pepper, lemongrass, lemon grass, lime
    leaf, mace, marjoram, mint, peppermint, spearmint, mustard powder, mustard seed, ground mustard, nutmeg, onion
    powder, onion salt, oregano, paprika, parsley, pepper, black pepper, white pepper, ground pepper, ground red
    pepper, peppercorn, rosemary, saffron, sage, salt, sea salt, rock salt, chicken salt, sumac, tarragon, thyme,
    turmeric, vanilla, vanilla bean, vanilla essence, vanilla extract, vanilla pod, almond essence, almond extract,
    wasabi, zaatar`,
  ],
  [
    "sugar-and-sweeteners",
    `sugar, brown sugar, coconut sugar, palm sugar, icing sugar, vanilla sugar, jaggery, sweetener, stevia, xylitol,
    erythritol, monk fruit, honey, honeycomb, syrup, maple syrup, golden syrup, corn syrup, date syrup, agave, agave
    nectar, rice syrup, rice malt syrup, chocolate syrup, molasses, pomegranate molasses, treacle, glucose, dextrose,
    jam, apricot jam, berry jam, blackberry jam, blackcurrant jam, blueberry jam, cherry jam, fig jam, plum jam,
    raspberry jam, strawberry jam, fruit preserve, marmalade, orange marmalade, lemon curd, jelly, jelly crystal,
    jelly bean, apple butter, chocolate, dark chocolate, milk chocolate, white chocolate, chocolate chip, chocolate
    bar, chocolate egg, easter egg, chocolate spread, hazelnut spread, nutella, hot chocolate, drinking chocolate,
    milo, cocoa, cocoa powder, cacao, cacao nib, carob, carob flour, candy, lolly, liquorice, licorice, marshmallow,
    caramel, toffee, fudge, nougat, turkish delight, icing, sprinkle, hundreds and thousands`,
  ],
  [
    "nuts-and-seeds",
    `filbert, unsweetened coconut, nut, mixed nut, almond, almond butter, almond spread, almond flour, almond meal,
    ground almond, brazil nut, cashew, cashew butter, cashew spread, chestnut, hazelnut, hazelnut butter, macadamia,
    macadamia butter, nut butter, peanut, peanut butter, peanut paste, pecan, pine nut, pine kernel, pistachio,
    pistachio butter, walnut, groundnut, trail mix, scroggin, seed, mixed seed, seed butter, chia, chia seed, flax,
    flaxseed, flax seed, linseed, hemp heart, hemp seed, poppy seed, poppyseed, pumpkin seed, pumpkin kernel, pepita,
    sesame, sesame seed, sesame paste, sunflower seed, sunflower kernel, sunflower butter, sunflower seed butter,
    tahini, dukkah, desiccated coconut, dried coconut, shredded coconut, coconut chip, coconut flake, coconut thread`,
  ],
  [
    "grains",
    `spelt berry, atta, sooji, suji, oatbran, grain, rice, brown rice, arborio, basmati, jasmine rice, risotto, sushi
    rice, wild rice, puffed rice, ground rice, rice paper, rice flour, rice noodle, pasta, spaghetti, penne, macaroni,
    macaroni cheese, fettuccine, fusilli, linguine, lasagne, lasagna, lasagne sheet, orzo, ravioli, tortellini,
    gnocchi, vermicelli, noodle, egg noodle, two minute noodle, ramen, udon, soba, couscous, cous cous, quinoa,
    amaranth, bulgur, bulgur wheat, burghul, barley, buckwheat, cracked wheat, farro, freekeh, millet, rye, rye flour,
    sorghum, spelt, teff, wheat, wheat bran, wheat germ, wheatgerm, bran, oat, rolled oat, oat bran, oatmeal,
    porridge, muesli, granola, cereal, weetbix, weet bix, weetabix, cornflake, corn flake, flour, plain flour, bread
    flour, self raising flour, coconut flour, potato flour, potato starch, corn flour, cornflour, corn starch,
    cornstarch, maize starch, maize meal, maize cornflour, cornmeal, polenta, semolina, popcorn, popping corn, wheat
    flour`,
  ],
  [
    "other",
    `fish fumet, oyster flavoured sauce, oil, avocado oil, canola oil, chilli oil, coconut oil, cod liver oil, fish
    oil, flax oil, flaxseed oil, garlic oil, grapeseed oil, hazelnut oil, linseed oil, olive oil, olive oil spray,
    peanut oil, rapeseed oil, rice bran oil, sesame oil, sunflower oil, sunflower seed oil, truffle oil, vegetable
    oil, walnut oil, lard, duck fat, goose fat, vinegar, apple cider vinegar, balsamic, balsamic vinegar, cider
    vinegar, malt vinegar, rice vinegar, rice wine vinegar, wine vinegar, coconut milk, coconut cream, coconut water,
    coconut juice, sauce, apple cider, barbecue sauce, bean dip, black bean sauce, cheese sauce, chilli sauce, chili
    sauce, sweet chilli sauce, sweet chili sauce, cranberry sauce, curry paste, curry sauce, butter chicken sauce,
    chilli paste, fish sauce, garlic sauce, gravy, harissa, hoisin, hollandaise, honey mustard, hot sauce, ketchup,
    tomato ketchup, mayo, mayonnaise, egg mayonnaise, garlic mayonnaise, aioli, mint sauce, mustard, mushroom sauce,
    onion dip, oyster sauce, pasta sauce, peanut sauce, pepper sauce, pesto, basil pesto, pizza sauce, relish, tomato
    relish, chutney, mango chutney, salad dressing, dressing, caesar dressing, salsa, tomato salsa, satay, soy sauce,
    soya sauce, tamari, spaghetti sauce, tomato sauce, worcestershire sauce, sriracha, tabasco, miso, caper, stock,
    stock cube, beef stock, beef stock cube, beef broth, bone broth, broth, bouillon, chicken broth, chicken stock,
    chicken stock cube, fish broth, fish stock, vegetable broth, vegetable stock, vegetable stock cube, veggie stock,
    vege stock, soup, chicken soup, mushroom soup, onion soup, pea soup, pumpkin soup, tomato soup, vegetable soup,
    lentil soup, gelatine, gelatin, tapioca, sago, nutritional yeast, yeast extract, marmite, vegemite, tea, black
    tea, chamomile tea, fruit tea, ginger tea, green tea, herbal tea, lemon tea, mint tea, peppermint tea, tea leaf,
    rooibos, coffee, coffee bean, iced coffee, juice, apple juice, carrot juice, cranberry juice, fruit juice, grape
    juice, grapefruit juice, mango juice, orange juice, pineapple juice, pomegranate juice, tomato juice, smoothie,
    smoothies, cordial, lime cordial, lemon cordial, orange cordial, lemonade, cola, cream soda, soda water, tonic
    water, mineral water, sparkling water, rose water, water, ginger ale, ginger beer, beer, root beer, wheat beer,
    sugar free cola, cider, wine, red wine, white wine, rice wine, spirit, rum, gin, vodka, whisky, crisp, potato
    crisp, chip, potato chip, corn     chip, kumara chip, prawn cracker, muesli bar, nut bar, oat bar, protein bar,
    fruit bar, spring roll, sushi, baby     food, cat food, cat biscuit, dog food, dog biscuit, fish food, pet food,
    bird seed, grass seed, cough syrup, bath     salt, epsom salt, dishwasher salt, hand cream, shaving cream, sun
    cream, cling wrap, plastic wrap, baking paper, toilet roll, kitchen roll, paper roll`,
  ],
];
