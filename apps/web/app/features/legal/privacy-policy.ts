import { legalVersions } from "@fernwell/contract/legal-versions";
import { type LegalBrand, type LegalDocument, list, paragraph } from "./legal-document.ts";

export function privacyPolicy(brand: LegalBrand): LegalDocument {
  return {
    title: "Privacy policy",
    lastUpdated: legalVersions.privacy.version,
    intro: [
      `${brand.name} helps you plan meals, exercise and meditation. To do that, it needs to know some things about you, and a few of them are personal. This policy says what we ask for, why, who else handles it, how long we keep it, and what you can do about it.`,
      "In short: your answers are used to choose what you are shown. We do not sell them. We show no advertising and use no trackers. You can take your data with you, and you can delete it.",
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Who we are",
        blocks: [
          paragraph(
            `${brand.name} is provided by ${brand.provider}. We are based in New Zealand. In this policy, "we" and "us" mean ${brand.provider}. We decide why and how your data is used, and we answer for it.`,
          ),
          paragraph(
            `For anything about privacy, email ${brand.email} or call ${brand.phone}. No form is needed: plain words will do.`,
          ),
        ],
      },
      {
        id: "what-we-collect",
        heading: "What we collect",
        blocks: [
          paragraph("Almost everything we hold is something you typed or chose:"),
          list(
            "Account: your name, your email address and your password. The password is stored only as a scrambled value that we cannot read back.",
            "Profile: your first and last name, date of birth, gender, phone number and address.",
            "Meals: how you like to eat, your goals, any health tags you choose, food allergies, ingredients you dislike, and when and how often you eat.",
            "Exercise: the workouts you like, whether you have equipment, physical limitations, your fitness level, your goal and your days per week.",
            "Meditation: whether you have practised before, your goals, and the practices, length and time of day you prefer.",
            "What you make: your favourites, your plans, the ticks and extra lines on your grocery lists, and what you write when you ask for a plan.",
            "Subscription: which plan you chose, its status, and the payment provider's reference for you. If a payment is refunded or disputed, how much and when.",
            "Records: which versions of this policy and of the terms you accepted and when, and whether emails to you come back.",
            "Messages: what you tell us when you write or call.",
          ),
          paragraph("A little comes from the way the web works:"),
          list(
            "When you log in, we note the time and the description your browser gives of itself.",
            "To slow down people who guess passwords, we count attempts by email address and network. Those counters hold scrambled values, not the address or the network itself.",
            "Our own server logs record which kind of request was made, when, and whether it worked. They are built to leave out email addresses, passwords, codes and session tokens.",
          ),
          paragraph(
            "You can skip the profile and the questionnaires. Your suggestions will then fit you less well, and anything you have not told us cannot be left out.",
          ),
        ],
      },
      {
        id: "health-answers",
        heading: "Your health answers",
        blocks: [
          paragraph(
            "Allergies, physical limitations and health tags say something about your health. We use them for one purpose: to choose what we suggest, and to leave out what you have told us you cannot eat or do.",
          ),
          paragraph(
            "By saving such an answer, you agree that we may use it for that purpose. You can withdraw your agreement at any time by changing or clearing the answer in your settings, or by asking us. We then stop using it. What was done before stays lawful.",
          ),
          paragraph(
            "We never sell health answers. We do not pass them to advertisers, insurers, employers or coaches.",
          ),
        ],
      },
      {
        id: "how-we-use-it",
        heading: "How we use your data",
        blocks: [
          list(
            "To run your account: log you in, confirm your email address, reset your password. We need this to keep our agreement with you.",
            "To suggest meals, exercises and meditations, and to save your favourites and plans. This too is our agreement with you. For health answers, we rely on your consent.",
            "To check that you are old enough to use the product, and to take more care if you are under 18. This is what your date of birth is for.",
            "To reach you about your account, by email or, if need be, by phone or post. This is part of our agreement with you.",
            "To manage your trial and your subscription. We need this for our agreement with you, and some payment records are required by law.",
            "To prevent abuse, find faults and keep the service running. This is our legitimate interest, and yours.",
            "To answer you when you write to us. This is our legitimate interest, and sometimes our legal duty.",
          ),
          paragraph(
            "Suggestions are chosen by software, from your answers. Of your profile they use only whether you are under 18. They have no legal effect on you, and you are free to ignore them. We do not use your data to judge your credit, your work or your insurance.",
          ),
        ],
      },
      {
        id: "language-model",
        heading: "When you ask for a plan",
        blocks: [
          paragraph(
            "You can describe a plan in your own words and have one made for you. A language model, run by another company, may then help to choose. That company receives the words you typed and neutral facts about some items from our catalogue. It does not receive your name, address, email address, date of birth or saved allergies from us.",
          ),
          paragraph(
            "Your words are sent as you typed them. Please leave out anything that you would not want another company to read.",
          ),
          paragraph(
            "What the model chooses is checked against your answers before you see it. If the model cannot be reached, our own rules may make the plan instead, and we say so.",
          ),
        ],
      },
      {
        id: "who-we-share-with",
        heading: "Who else handles your data",
        blocks: [
          paragraph(
            "We do not sell or rent your data to anyone. A few companies work for us, each under a contract. We give each one only what its task needs:",
          ),
          list(
            "Hosting: runs the servers and the database where your data is kept.",
            "Mail delivery: carries our emails to you, so it handles your email address and what the email says.",
            "Payment provider: takes your payment on its own pages. Your card details go to it and never to us. It also needs your email address and the plan you chose. On its pages, its own privacy policy and cookies apply.",
            "Language model provider: receives only what the section above describes, and only when you ask for a plan.",
          ),
          paragraph(
            "Coaches are people you may contact yourself, outside the product. We show you their details. We do not send them yours. What you then tell a coach is between the two of you.",
          ),
          paragraph(
            "We hand data to an authority or a court only where the law obliges us, and then no more than it asks for. If our business changes hands, your data may move with it, still under the promises made here. We would tell you first.",
          ),
        ],
      },
      {
        id: "other-countries",
        heading: "Data in other countries",
        blocks: [
          paragraph(
            "We work from New Zealand, and the companies that work for us may hold data elsewhere. If you live in another country, your data will leave it. We send data abroad only where law or a contract protects it in a way comparable to New Zealand's own rules. If European data protection law covers you, we also use the transfer terms that it requires. Ask us which countries are involved, and we will tell you.",
          ),
        ],
      },
      {
        id: "cookies-and-storage",
        heading: "Cookies and browser storage",
        blocks: [
          paragraph(
            "We set two cookies, called sign_up and device. Both are needed, and neither says anything about you.",
          ),
          paragraph(
            "sign_up holds a random key that ties a new sign-up to your browser, so that a code sent to you confirms your sign-up and nobody else's. It is set when you sign up, or when you log in before confirming your email address. It lasts one day.",
          ),
          paragraph(
            "device holds a random key by which we recognise a browser that you have used before. It lets you in while others guess at your password, and it opens nothing by itself. It is set when you log in, confirm your email address or reset your password, and it lasts 60 days.",
          ),
          paragraph("Your browser also keeps some things for us in its own storage:"),
          list(
            "A session token, so that you stay logged in. A session ends 30 days after you log in, after 14 days without use, or when you log out.",
            "Drafts of your profile and questionnaires, so that you do not lose what you typed. They may include your date of birth, allergies and limitations. They are cleared when you finish or log out, and are not used after seven days.",
            "Small notes, such as whether you have finished setting up and how far you had scrolled.",
          ),
          paragraph(
            "Anyone who can use your browser can read what it stores. On a shared computer, log out when you are done.",
          ),
          paragraph(
            "Our pages load nothing from advertisers, analytics services or social networks. Links to other sites are plain links. Our emails contain no tracking images and no links that count clicks.",
          ),
        ],
      },
      {
        id: "pricing",
        heading: "Prices and trial in this policy",
        blocks: [
          paragraph(
            "This policy states an annual price of 85.00 USD ($85) and a monthly price of 10.00 USD ($10). It also gives a free trial of one week: after 4 days a notice goes out, which leaves you 3 days to cancel.",
          ),
          paragraph(
            "These figures are this policy's own reading. The subscription page shows the prices that are charged and the trial that you get. Where the two differ, the subscription page counts. Please read it before you choose a plan.",
          ),
        ],
      },
      {
        id: "how-long",
        heading: "How long we keep it",
        blocks: [
          paragraph(
            "We keep your data for up to 6 years, counted from the day you last used your account. If you delete your account, we keep your data no longer than 60 days after the deletion. That includes copies in our backups. Some things go much sooner:",
          ),
          list(
            "A sign-up that is never confirmed is removed after about a day.",
            "A code sent by email stops working after ten minutes and a link after a day, and their record is removed about a day later.",
            "The record of a session is removed after 30 days.",
            "The record of a change of your email address is removed about eight days after you asked for it.",
            "A copy of your data that you asked for is removed after seven days.",
            "The scrambled notes that you have logged in from a certain network and in a certain browser are removed 60 days after you last did so.",
            "If your account has had its free trial, a scrambled note of its email address is removed 30 days after you delete the account or change the address.",
          ),
          paragraph(
            "The payment provider keeps its own records for as long as the law asks of it. If the law obliges us to keep a record of a payment for longer than this, we keep that record alone. We use it for nothing else.",
          ),
        ],
      },
      {
        id: "protection",
        heading: "How we protect it",
        blocks: [
          paragraph(
            "Passwords, session tokens and emailed codes are stored only as scrambled values. Repeated guesses are slowed down. Our pages run only scripts of our own. We do not tell strangers whether an email address has an account.",
          ),
          paragraph(
            "No service can rule out every breach. If one could do you serious harm, we will tell you and the authority concerned as soon as we can, and within the time the law sets. You can help by choosing a password that you use nowhere else.",
          ),
        ],
      },
      {
        id: "your-choices",
        heading: "What you can do yourself",
        blocks: [
          list(
            "See and change your profile and your answers in your settings.",
            "Download a copy of your data under Profile Settings.",
            "Put your plans into your calendar, under an address that you can turn off.",
            "See where you are logged in, and log out any device.",
            "Delete your account under Profile Settings.",
            "Remove favourites and plans whenever you like.",
          ),
          paragraph("If you would rather not do it yourself, or cannot log in, ask us and we will do it."),
        ],
      },
      {
        id: "your-rights",
        heading: "Your rights",
        blocks: [
          paragraph(
            "Under New Zealand's Privacy Act 2020, you can ask whether we hold information about you, see it, and have it corrected. If we do not agree with a correction, you can have your own statement kept beside it.",
          ),
          paragraph(
            "If the European Union's General Data Protection Regulation (GDPR), or the United Kingdom's version of it, covers you, you can also:",
          ),
          list(
            "have your data erased;",
            "have its use limited while a question is settled;",
            "receive it in a form that other services can read;",
            "object to uses that rest on our legitimate interest;",
            "withdraw a consent you gave.",
          ),
          paragraph(
            "We give everyone these choices as far as we can, wherever they live. Using them costs nothing and is never held against you. We may need to check that it is really you who is asking.",
          ),
          paragraph(
            "Requests are answered within one month, and sooner where the law says so: in New Zealand, that means within 20 working days. If we have to refuse something, we say why.",
          ),
        ],
      },
      {
        id: "complaints",
        heading: "If you are not satisfied",
        blocks: [
          paragraph(
            "Please tell us first, so that we can put it right. You do not have to. In New Zealand, you can complain to the Office of the Privacy Commissioner. In the European Union or the United Kingdom, you can complain to the data protection authority where you live or work.",
          ),
        ],
      },
      {
        id: "age",
        heading: "Minimum age",
        blocks: [
          paragraph(
            "The minimum age is 13. We refuse a profile whose date of birth says otherwise. If we learn that we hold the data of a younger child, we delete it. In some countries, a parent or guardian must also agree for some people over 13. If that is so where you live, please ask them before you sign up.",
          ),
          paragraph(
            "If your date of birth says that you are under 18, we suggest no hard exercise, and a wish to lose weight does not change what we suggest.",
          ),
        ],
      },
      {
        id: "changes",
        heading: "Changes to this policy",
        blocks: [
          paragraph(
            "The date at the top says when this policy last changed. If we change something that matters to you, we tell you by email before it takes effect. If we want to use your health answers in a new way, we ask you first.",
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
