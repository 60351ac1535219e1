import { readFileSync } from "node:fs";
import { prices } from "@fernwell/domain/billing/offers";
import { describe, expect, it } from "vitest";
import type { Mail } from "./mail.types.ts";
import { renderMail } from "./render-mail.ts";
import { dark, light } from "./templates/colours.ts";

const loginUrl = "https://fernwell.example/login";
const subscriptionUrl = "https://fernwell.example/subscription";
const cancelUrl = "https://fernwell.example/settings/subscription";
const settingsUrl = "https://fernwell.example/settings/your-data";
const verifyUrl = "https://fernwell.example/verify-email/a-654321_Zx9";
const allowUrl = "https://fernwell.example/allow-device/a-654321_Zx9";
const endUrl = "https://fernwell.example/end-session/a-654321_Zx9";
const confirmUrl = "https://fernwell.example/confirm-email/a-654321_Zx9";
const undoUrl = "https://fernwell.example/undo-email-change/a-654321_Zx9";
const signInUrl = "https://fernwell.example/settings/sign-in";
const calendarUrl = "https://fernwell.example/settings/calendar";
const resetUrl = "https://fernwell.example/createNewPass/a-654321_Zx9?from=mail&once=1";

interface Sample {
  readonly mail: Mail;
  readonly subject: string;
  readonly facts: readonly string[];
  readonly urls: readonly string[];
  /** What to do if it was someone else. Empty for mails that only the owner of the address can trigger. */
  readonly ifNotYou: readonly string[];
}

const samples: { readonly [Template in Mail["template"]]: Sample } = {
  verificationCode: {
    mail: {
      template: "verificationCode",
      code: "071564",
      verifyUrl,
      lifeMinutes: 12,
      linkLifeHours: 24,
    },
    subject: "Your Fernwell verification code",
    facts: ["071564", "works once, for 12 minutes", "in the browser in which you signed up", "for 24 hours"],
    urls: [verifyUrl],
    ifNotYou: ["If you did not sign up for Fernwell, you can ignore this email."],
  },
  alreadyRegistered: {
    mail: { template: "alreadyRegistered", name: "Ada", loginUrl },
    subject: "You already have a Fernwell account",
    facts: ["Someone, perhaps you, tried to sign up"],
    urls: [loginUrl],
    ifNotYou: ["If this was not you, there is nothing to do: nobody was told that the account exists."],
  },
  welcome: {
    mail: { template: "welcome", name: "Ada", loginUrl },
    subject: "Welcome to Fernwell",
    facts: [
      "Your email address is confirmed",
      "Your profile",
      "14-day free trial",
      "Three short questionnaires",
      "Your recommendations",
      "What you tell us you cannot eat or do is kept out of what we suggest.",
    ],
    urls: [loginUrl],
    ifNotYou: [],
  },
  passwordReset: {
    mail: {
      template: "passwordReset",
      name: "Ada",
      code: "071564",
      resetUrl,
      lifeMinutes: 12,
      linkLifeHours: 24,
    },
    subject: "Reset your Fernwell password",
    facts: ["071564", "works for 12 minutes", "works for 24 hours", "Whichever you use works once."],
    urls: [resetUrl],
    ifNotYou: ["If you did not ask for this, you can ignore this email: your password stays as it is."],
  },
  loginLink: {
    mail: { template: "loginLink", name: "Ada", allowUrl, linkLifeHours: 24 },
    subject: "Log in to Fernwell on a new device",
    facts: ["many wrong passwords", "then log in with your password", "The link works for 24 hours."],
    urls: [allowUrl],
    ifNotYou: ["If that was not you There is nothing to do: your password was not guessed"],
  },
  passwordChanged: {
    mail: {
      template: "passwordChanged",
      name: "Ada",
      loginUrl,
      changedAt: new Date("2026-03-04T23:05:59+01:00"),
      isOneSessionKept: false,
    },
    subject: "Your Fernwell password was changed",
    facts: ["4 March 2026 at 22:05 UTC", "Every device has been logged out."],
    urls: [loginUrl],
    ifNotYou: ["If that was not you Reset your password at once"],
  },
  newDevice: {
    mail: {
      template: "newDevice",
      name: "Ada",
      device: "Firefox on Windows",
      loggedInAt: new Date("2026-03-04T23:05:59+01:00"),
      endUrl,
    },
    subject: "New login to your Fernwell account",
    facts: ["Firefox on Windows, on 4 March 2026 at 22:05 UTC", "If that was you, there is nothing to do."],
    urls: [endUrl],
    ifNotYou: ["If that was not you Someone else knows your password. Log that device out"],
  },
  factorChanged: {
    mail: {
      template: "factorChanged",
      name: "Ada",
      change: "recovery_code_used",
      changedAt: new Date("2026-03-04T23:05:59+01:00"),
      codesLeft: 9,
      settingsUrl: signInUrl,
    },
    subject: "A recovery code was used for your Fernwell account",
    facts: [
      "with your password and a recovery code on 4 March 2026 at 22:05 UTC. 9 recovery codes are left.",
      "If that was you, there is nothing to do.",
    ],
    urls: [signInUrl],
    ifNotYou: ["If that was not you Someone else knows your password. Choose a new one"],
  },
  confirmEmail: {
    mail: { template: "confirmEmail", confirmUrl, linkLifeHours: 24 },
    subject: "Confirm your new address for Fernwell",
    facts: ["It works once, for 24 hours. Until then nothing changes."],
    urls: [confirmUrl],
    ifNotYou: ["If you did not ask for this, you can ignore this email."],
  },
  addressTaken: {
    mail: { template: "addressTaken", name: "Ada" },
    subject: "This address already has a Fernwell account",
    facts: ["An address can have one account only, so nothing was changed."],
    urls: [],
    ifNotYou: ["If this was not you, there is nothing to do: nobody was told that the account exists."],
  },
  emailRetry: {
    mail: { template: "emailRetry", name: "Ada" },
    subject: "Your email works with Fernwell again",
    facts: ["from now on you get our emails as before"],
    urls: [],
    ifNotYou: [],
  },
  emailChanged: {
    mail: {
      template: "emailChanged",
      name: "Ada",
      changedAt: new Date("2026-03-04T23:05:59+01:00"),
      undoUrl,
      undoDays: 7,
    },
    subject: "The address of your Fernwell account was changed",
    facts: ["4 March 2026 at 22:05 UTC", "this one can no longer log in", "every device is logged out"],
    urls: [undoUrl],
    ifNotYou: ["If that was not you Someone else knows your password. For 7 days"],
  },
  trialEnding: {
    mail: {
      template: "trialEnding",
      name: "Ada",
      trialEndsAt: new Date("2026-03-04T22:05:59Z"),
      offer: "Annual",
      price: prices.Annual,
      subscriptionUrl,
      cancelUrl,
    },
    subject: "Your Fernwell trial ends on 4 March 2026",
    facts: [
      "ends on 4 March 2026 (UTC)",
      "$36 USD per year",
      "Cancel before the trial ends, and you pay nothing.",
    ],
    urls: [subscriptionUrl, cancelUrl],
    ifNotYou: [],
  },
  exportReady: {
    mail: { template: "exportReady", name: "Ada", lifeDays: 7, settingsUrl },
    subject: "Your Fernwell data is ready to download",
    facts: ["in your settings for 7 days", "only you can download it"],
    urls: [settingsUrl],
    ifNotYou: ["If you did not ask for this Someone else may be using your account."],
  },
  calendarStarted: {
    mail: { template: "calendarStarted", name: "Ada", settingsUrl: calendarUrl },
    subject: "Your plans can be read in a calendar",
    facts: ["A secret address was made", "Anyone who has it can read them, and nothing else."],
    urls: [calendarUrl],
    ifNotYou: ["If that was not you Someone else knows your password. Reset it at once"],
  },
  accountDeleted: {
    mail: {
      template: "accountDeleted",
      name: "Ada",
      receipt: "0198c1d2-7a3b-7c4d-8e5f-60718293a4b5",
      requestedAt: new Date("2026-03-04T22:05:59Z"),
      reason: "asked",
    },
    subject: "Your Fernwell account has been deleted",
    facts: [
      "As you asked on 4 March 2026",
      "nothing more is charged",
      "backups disappear by themselves within 30 days",
      "Your receipt: 0198c1d2-7a3b-7c4d-8e5f-60718293a4b5",
    ],
    urls: [],
    ifNotYou: [],
  },
  subscriptionCancelled: {
    mail: {
      template: "subscriptionCancelled",
      name: "Ada",
      offer: "Annual",
      endsAt: new Date("2026-03-04T22:05:59Z"),
      subscriptionUrl: cancelUrl,
    },
    subject: "Your Fernwell subscription is cancelled",
    facts: [
      "Your Annual plan ends on 4 March 2026 (UTC). Nothing more will be charged.",
      "You can take this back in your settings until that day",
    ],
    urls: [cancelUrl],
    ifNotYou: [],
  },
};

it.each([
  ...["Win at evil.example", "https://evil.example", "www.evil.example", "a@evil.example"],
  ...["evil\u3002example", "\u202eelpmaxe.evil"],
])("greets nobody as %j", (name) => {
  const { text, html } = renderMail({ template: "welcome", name, loginUrl });
  expect(text).toMatch(/^Hello,\n/);
  expect(text + html).not.toContain("evil");
});

it.each(["Dr. Ada", "Ada J. O'Neil-Søren", "আদা"])("greets %s by name", (name) => {
  const { text } = renderMail({ template: "welcome", name, loginUrl });
  expect(text).toMatch(new RegExp(`^Hello ${name},`));
});

it("a change of the password in a session says that this one stays", () => {
  const { text } = renderMail(change(samples.passwordChanged.mail, { isOneSessionKept: true }));
  expect(oneLine(text)).toContain("Every other device has been logged out.");
});

it("an immediate cancellation promises no more days", () => {
  const { text } = renderMail({
    template: "subscriptionCancelled",
    name: "Ada",
    offer: "Monthly",
    endsAt: null,
    subscriptionUrl: cancelUrl,
  });
  expect(oneLine(text)).toContain("Your Monthly plan has ended. Nothing more will be charged.");
  expect(text).not.toMatch(/until|ends on/i);
});

describe.each(Object.entries(samples))("the mail %s", (_, { mail, subject, facts, urls, ifNotYou }) => {
  const rendered = renderMail(mail);
  const greeting = "name" in mail ? "Hello Ada," : "Hello,";
  const both = [oneLine(rendered.text), shownIn(rendered.html)];

  it("has its subject, also as the title of the page", () => {
    expect(rendered.subject).toBe(subject);
    expect(rendered.html).toContain(`<title>${subject}</title>`);
  });

  it("says the same as text and as HTML", () => {
    for (const words of both)
      for (const fact of [greeting, ...facts, ...ifNotYou]) expect(words).toContain(fact);
  });

  it("links to the same pages as text and as HTML", () => {
    expect(rendered.text.split("\n").filter((line) => line.includes("://"))).toEqual(urls);
    expect([...rendered.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      urls.map((url) => url.replaceAll("&", "&amp;")),
    );
  });

  it("says why it was sent and that no reply is needed", () => {
    for (const words of both)
      expect(words).toMatch(/You get this email because .+\. There is no need to reply\.$/);
  });

  it("promises nothing that we cannot keep", () => {
    expect(`${rendered.subject} ${rendered.text} ${rendered.html}`).not.toMatch(
      /\bsafe|allergen.?free|\bcures?\b|\btreats?\b/i,
    );
  });

  it("contains no exclamation mark", () => {
    for (const words of [rendered.subject, ...both]) expect(words).not.toContain("!");
  });

  it("fetches nothing from outside when it is opened", () => {
    expect(rendered.html).not.toMatch(
      /<(img|image|link|script|iframe|object|video|svg)\b|url\(|src=|@import|background="/i,
    );
  });

  it("shows what a person typed as text, never as markup", () => {
    const { html } = renderMail(change(mail, { name: `<img src=x onerror=alert(1)> "O'Neil" & Co` }));
    const written = "Hello &lt;img src=x onerror=alert(1)&gt; &quot;O&#39;Neil&quot; &amp; Co,";
    expect(html).toContain("name" in mail ? written : "Hello,");
    expect(html).not.toContain("<img");
  });

  it("keeps lines of text short, except a word that is longer than a line", () => {
    const longName = "W".repeat(120);
    const { text } = renderMail(change(mail, { name: longName }));
    expect(text.split("\n").filter((line) => line.length > 72 && !urls.includes(line))).toEqual(
      "name" in mail ? [`${longName},`] : [],
    );
  });

  it("closes every element that it opens, for Outlook on Windows and for other programs", () => {
    expect(findUnclosed(asOutlookReads(rendered.html))).toEqual([]);
    expect(findUnclosed(asOthersRead(rendered.html))).toEqual([]);
  });

  it("hides its layout tables from screen readers", () => {
    expect(rendered.html.match(/<table(?! role="presentation")/g)).toBeNull();
  });

  it("stays small enough for Gmail, which truncates a mail at 102 kB and a style element at 8 kB", () => {
    expect(rendered.html.length).toBeLessThan(50_000);
    for (const [, css = ""] of rendered.html.matchAll(/<style>(.*?)<\/style>/gs))
      expect(css.length).toBeLessThan(8_192);
  });
});

describe.each([samples.verificationCode, samples.passwordReset])("the code in $mail.template", ({ mail }) => {
  const { text, html } = renderMail(mail);

  it("ends a line of text", () => {
    expect(text).toMatch(/ code: 071564$/m);
  });

  it("is one word to copy and is read out digit by digit", () => {
    expect(html).toContain(">071564</div>");
    expect(html).toMatch(/aria-label="[A-Z][a-z]+ code: 0 7 1 5 6 4"/);
  });
});

it("the preview of a reset mail, which a locked screen may show, does not contain the code", () => {
  expect(findPreview(renderMail(samples.passwordReset.mail).html)).not.toContain("071564");
});

it("mails use the web's colours", () => {
  const css = readFileSync(new URL("../../../../web/app/app.css", import.meta.url), "utf8");
  const [lightRoles = "", darkRoles = ""] = css.split("@variant dark");
  for (const [role, value] of Object.entries(light)) expect(lightRoles).toContain(declaration(role, value));
  for (const [role, value] of Object.entries(dark)) expect(darkRoles).toContain(declaration(role, value));
});

function change<Changes extends object>(mail: Mail, changes: Changes): Mail {
  return { ...mail, ...changes };
}

function declaration(role: string, value: string): string {
  const name = role.replace(/[A-Z]|\d+$/, (part) => `-${part.toLowerCase()}`);
  return `--color-${name}: ${value.toLowerCase()};`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function findPreview(html: string): string {
  return /<div style="display:none[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? "";
}

function shownIn(html: string): string {
  const body = asOthersRead(html)
    .replace(/^.*<body/s, "<body")
    .replace(findPreview(html), "");
  return oneLine(body.replaceAll(/<[^>]*>/g, " "));
}

function asOutlookReads(html: string): string {
  return html
    .replaceAll(/<!--\[if !mso\]><!-->.*?<!--<!\[endif\]-->/gs, "")
    .replaceAll(/<!--\[if mso\]>|<!\[endif\]-->/g, "");
}

function asOthersRead(html: string): string {
  return html.replaceAll(/<!--.*?-->/gs, "");
}

/** The elements left open at the end, or from the first that is closed out of order. */
function findUnclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, element = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (element === "meta") continue;
    if (!slash) open.push(element);
    else if (open.at(-1) === element) open.pop();
    else return [...open, `/${element}`];
  }
  return open;
}
