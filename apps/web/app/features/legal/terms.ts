import { legalVersions } from "@fernwell/contract/legal-versions";
import { paths } from "@fernwell/contract/paths";
import { licencesPath } from "#app/lib/licences-path.ts";
import { fileLink, type LegalBrand, type LegalDocument, link, list, paragraph } from "./legal-document.ts";

export function terms(brand: LegalBrand): LegalDocument {
  return {
    title: "Terms and conditions",
    lastUpdated: legalVersions.terms.version,
    intro: [
      `These terms are the agreement between you and us about using ${brand.name}. We have tried to write them so that you can read them in one sitting.`,
      `Three things matter most. ${brand.name} is not medical advice. Always check ingredients yourself if you have an allergy. And a subscription renews until you cancel it.`,
      "The sections on liability, disagreements and the time limit for claims restrict what you can claim from us, and how. Please read those with care.",
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Who we are",
        blocks: [
          paragraph(
            `${brand.name}, also called "the app" here, is a website for planning meals, exercise and meditation. It is provided by ${brand.provider} and operated from New Zealand. "We" and "us" mean ${brand.provider}. "You" means the person using the app.`,
          ),
        ],
      },
      {
        id: "agreeing",
        heading: "Agreeing to these terms",
        blocks: [
          paragraph(
            "You agree to these terms when you tick the box at sign-up, and when you accept them again after a change. We keep a record of the version and the time. If you only visit the public pages, the parts that fit a visitor apply to you. If you do not agree, please do not use the app. Our privacy policy says how we handle your data; please read it as well.",
          ),
          paragraph(
            "Nothing in these terms takes away a right that the law gives you as a consumer and that cannot be signed away. Where a term and such a right disagree, your right wins.",
          ),
        ],
      },
      {
        id: "who-can-use-it",
        heading: "Who can use it",
        blocks: [
          paragraph(
            "You must be at least 13 years old. If you are under 18, ask a parent or guardian to read these terms with you, and let them decide before you start a paid subscription.",
          ),
        ],
      },
      {
        id: "your-account",
        heading: "Your account",
        blocks: [
          list(
            "Give us true details, and keep them up to date.",
            "Use an email address that is yours. We send a code to confirm it.",
            "Keep your password to yourself, and do not share your account.",
            "Tell us soon if you think someone else has access to it.",
          ),
          paragraph(
            "You answer for what is done through your account, unless it was not your fault. You can delete your account under Profile Settings at any time.",
          ),
        ],
      },
      {
        id: "what-it-does",
        heading: "What the app does",
        blocks: [
          paragraph(
            "You answer short questionnaires. The app suggests meals, exercises and meditations from its catalogue. You can keep favourites and make plans, by hand or from a few words of your own. Nutrition figures are calculated from raw ingredients and published food data. They are estimates, and your plate will differ.",
          ),
          paragraph(
            "The app changes over time. We may add, improve or remove features and content. If a change takes away something important that you have paid for, the rules on changes below apply.",
          ),
        ],
      },
      {
        id: "not-medical-advice",
        heading: "Not medical advice",
        blocks: [
          paragraph(
            `${brand.name} gives general ideas. It is not medical advice, and it does not replace a doctor, dietitian, physiotherapist or counsellor. It does not diagnose anything, and no meal, exercise or meditation in it is offered as a treatment. A tag such as "high in protein" describes a serving, not what it will do for you.`,
          ),
          list(
            "If you are pregnant, unwell, injured, taking medicine, or living with a long-term condition or an eating disorder, talk to a health professional first.",
            "Stop an exercise if it hurts, or if you feel faint or short of breath.",
            "Do not put off getting help because of something you read here.",
            "In an emergency, call your local emergency number.",
          ),
        ],
      },
      {
        id: "allergies-and-limits",
        heading: "Allergies and limitations",
        blocks: [
          paragraph(
            "We use your answers to leave out what you have told us you cannot eat or do. For an allergy, we also leave out a meal when one of its ingredients may contain the food, or when we do not know. You write these answers in your own words, and software reads them. It shows you what it understood and asks you about what it did not. Please check that, and correct it.",
          ),
          paragraph("Some things we cannot do for you:"),
          list(
            "We cannot leave out what you have not told us, or what our software has misread.",
            "We cannot see the packet in your hand. Recipes of bought foods change, and traces vary from brand to brand.",
            "We cannot see your kitchen, your swaps or the extra lines you add to a list.",
            "If you open an item by its link or keep it as a favourite, you may see one that conflicts with your answers. We show a warning there.",
          ),
          paragraph(
            "So read every label, every time. If a reaction could be serious for you, plan your meals with a professional, and do not rely on the app alone.",
          ),
        ],
      },
      {
        id: "ai-suggestions",
        heading: "Plans made with a language model",
        blocks: [
          paragraph(
            "When you ask for a plan in your own words, a language model run by another company may help. It chooses from our catalogue, and its choice is checked against your answers before you see it. A model can still misunderstand what you want. Look a plan over before you follow it. If the model is not available, our own rules may make the plan instead, or you may be asked to try again later.",
          ),
        ],
      },
      {
        id: "coaches",
        heading: "Coaches",
        blocks: [
          paragraph(
            "The app shows details of health coaches, who are available for an additional fee. You contact them yourself, outside the app. Any agreement, fee or appointment is between you and the coach. We take no part in it and no payment for it, and we do not send coaches your data.",
          ),
        ],
      },
      {
        id: "subscription",
        heading: "Subscription and free trial",
        blocks: [
          paragraph(
            "The subscription page shows the current plans, their prices and the length of the free trial. Those are the ones that count, whatever another page says. Payment is taken by a payment provider on its own pages, and your card details go to it, not to us.",
          ),
          list(
            "Cancel before your trial ends, and you pay nothing.",
            "Otherwise your subscription starts when the trial ends, and the first payment is taken.",
            "It renews at the end of each period, at the price you agreed to, until you cancel.",
            "If we raise the price of a running subscription, that is a material change, and you get notice as described below.",
          ),
        ],
      },
      {
        id: "cancelling",
        heading: "Cancelling and refunds",
        blocks: [
          paragraph(
            `You can cancel at any time, for any reason: in the app, in your settings under “Your subscription”, or by email to ${brand.email} or by phone on ${brand.phone}. You keep what you paid for, or the rest of a free trial, until the end of that period, and no further payment is taken. We confirm it by email.`,
          ),
          link("Go to your subscription", paths.mySubscription),
          paragraph(
            "Deleting your account ends a subscription at once, and what is left of the time you paid for is lost; to use it up, cancel and delete your account later. If a payment is ever taken after you have cancelled or left, tell us and we will return it.",
          ),
          paragraph(
            "We also refund you where the law says so. Examples are a right to change your mind after buying online, and a fault that cannot be put right.",
          ),
        ],
      },
      {
        id: "price-mistakes",
        heading: "Mistakes in a price",
        blocks: [
          paragraph(
            "We check our prices, but a typo can slip through. If a typo showed you the wrong price when you subscribed, either of us may cancel that subscription. You then get a full refund of what you paid for it. We will not charge you a higher price than the one you saw unless you agree to it first.",
          ),
        ],
      },
      {
        id: "fair-use",
        heading: "Fair use",
        blocks: [
          paragraph("The app is for your own, private use. Please do not:"),
          list(
            "break the law with it, or harm or deceive other people;",
            "try to get into accounts, data or systems that are not yours;",
            "copy the catalogue in bulk, or collect it with automated tools;",
            "overload the service, or go round its limits;",
            "try to make the language model do anything other than plan meals, exercise and meditation;",
            "sell, rent or republish the app or its content.",
          ),
          paragraph(
            `If you find a weakness in the app, tell us at ${brand.email}, and please use it no further than you need to describe it.`,
          ),
        ],
      },
      {
        id: "our-content",
        heading: "Our content",
        blocks: [
          paragraph(
            `The texts, pictures, sounds, software and the name ${brand.name} belong to ${brand.provider} or to those who let us use them. You may use them in the app, and print or save recipes, plans and lists for yourself and your household. Anything more needs our written consent.`,
          ),
          paragraph(
            "Nutrition figures come from the United States Department of Agriculture. Names of foods in other languages contain information from Open Food Facts, which is made available under the Open Database Licence.",
          ),
          fileLink("Licences of the software, data and fonts we use", licencesPath),
        ],
      },
      {
        id: "your-content",
        heading: "Your data and your submissions",
        blocks: [
          paragraph(
            "Your profile, your answers, your favourites and your plans are yours. We use them only as our privacy policy says.",
          ),
          paragraph(
            `Submissions are different. By a submission we mean an idea, suggestion, comment, question or fault report about the app that you send us. Submissions become the property of ${brand.provider}. We may use them for any lawful purpose, without paying you or naming you. Where the law does not let ownership pass in this way, you give us a free, permanent, worldwide licence to use them. Personal data in a submission stays covered by our privacy policy.`,
          ),
          paragraph(
            "Please send only what is your own, and keep to yourself any idea that you would rather not share.",
          ),
        ],
      },
      {
        id: "ending",
        heading: "Closing an account",
        blocks: [
          paragraph(
            "We may pause or close an account that breaks these terms in a serious way, or again after we have asked you to stop. Where we can, we tell you why and hear you first. If we close your account without any fault of yours, or end the app, we refund what you paid for the time you could not use.",
          ),
        ],
      },
      {
        id: "no-guarantee",
        heading: "What we do not guarantee",
        blocks: [
          paragraph(
            "We take care over the app. We do not promise that it will always be available, free of faults or right for you. Nor do we promise a certain weight, fitness or mood. Apart from what the law guarantees you, we offer it as it is.",
          ),
          paragraph(
            "In New Zealand, the Consumer Guarantees Act 1993 and the Fair Trading Act 1986 protect consumers. These terms do not limit them. If you use the app for a business, the Consumer Guarantees Act does not apply, as far as the law lets us agree on that.",
          ),
        ],
      },
      {
        id: "liability",
        heading: "Our liability",
        blocks: [
          paragraph(
            "Our liability to you ends at what you paid for the app. That covers everything connected with the app, whatever the legal ground. We are not liable for losses that neither of us could reasonably have foreseen, or for lost profit or business.",
          ),
          paragraph(
            "These limits do not apply where the law does not allow them. That includes fraud, harm done on purpose and your rights as a consumer, and, in many countries, death or injury caused by carelessness.",
          ),
        ],
      },
      {
        id: "disputes",
        heading: "If we disagree",
        blocks: [
          paragraph(
            `Most problems end with a conversation. Before either of us starts an arbitration, we each try to settle the dispute by informal negotiation for 60 days. The 60 days begin when one of us tells the other in writing what is wrong and what would put it right. Write to ${brand.email}; we write to the email address of your account.`,
          ),
          paragraph(
            "If that does not settle it, the dispute goes to arbitration: an independent person hears both sides and decides. The arbitration runs under the commercial rules of a national arbitration association that you and we agree on. If we cannot agree, New Zealand's Arbitration Act 1996 says how the arbitrator is appointed. The arbitrator hears your dispute alone, not together with those of other people.",
          ),
          paragraph("Arbitration has limits:"),
          list(
            "In New Zealand, arbitration binds a consumer only if they agree to it separately, in writing, after the dispute has begun. There, and wherever the law is alike, we go to arbitration only if you agree at that point. If you do not, the courts are open to you.",
            "You may always take a small claim to a small claims court or, in New Zealand, to the Disputes Tribunal.",
            "You may always complain to a regulator, such as the Privacy Commissioner.",
            "Either of us may ask a court for an urgent order, or to protect a copyright, trade mark or similar right.",
          ),
        ],
      },
      {
        id: "time-limit",
        heading: "Time limit for claims",
        blocks: [
          paragraph(
            "A claim connected with the app must be started within one year of the day its cause arose. After one year it is barred, which means it can no longer be brought. The 60 days of negotiation do not count towards that year. If the law gives you longer and does not let us shorten it, you have longer.",
          ),
        ],
      },
      {
        id: "law",
        heading: "Which law applies",
        blocks: [
          paragraph(
            "The law of New Zealand applies to these terms. If you live elsewhere as a consumer, you also keep the protection of the rules of your own country that cannot be set aside by agreement. Where a court is to decide, it is a court of New Zealand, or one where you live if the law there gives you that right.",
          ),
        ],
      },
      {
        id: "changes",
        heading: "Changes to these terms",
        blocks: [
          paragraph(
            "We may change these terms. A material change is one that affects your rights, your duties or what you pay. Material changes need 30 days' notice: we email you at least that long before they take effect. If you do not agree, you can cancel before that day, and we refund what you paid for the time after it. Small changes, such as clearer wording, take effect when we publish them. The date at the top says when these terms last changed. A change never applies to a dispute that had already begun.",
          ),
        ],
      },
      {
        id: "general",
        heading: "General",
        blocks: [
          paragraph(
            "If one of these terms turns out to be invalid, the others stand. If we do not insist on a term once, we may still do so later. You may not pass your account or this agreement to someone else. We may pass it to a company that takes over the app, if your rights stay the same. These terms and the offer on the subscription page make up our whole agreement. We are not at fault for delays caused by events beyond our reasonable control.",
          ),
        ],
      },
      {
        id: "contact",
        heading: "Contact",
        blocks: [
          paragraph(
            `You can reach ${brand.provider} by email at ${brand.email} and by phone on ${brand.phone}.`,
          ),
        ],
      },
    ],
  };
}
