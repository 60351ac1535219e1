import { escapeHtml } from "@fernwell/domain/escape-html";
import { testCards } from "../cards.ts";

export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<main>
<p class="stand-in">A stand-in for Stripe, for development and tests. No money moves; never type a real card here.</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

export function cardField(problem: string | null): string {
  const error =
    problem === null ? "" : `<p class="problem" id="card-problem" role="alert">${escapeHtml(problem)}</p>`;
  const described = problem === null ? "card-hint" : "card-problem card-hint";
  return `<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required aria-describedby="${described}"${
    problem === null ? "" : ' aria-invalid="true"'
  }>
${error}
<p class="hint" id="card-hint">${testCards.pays} pays, ${testCards.failsLater} fails after the trial,
${testCards.declined} is declined.</p>`;
}

const css = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 2rem 1rem; background: light-dark(#f5f6f8, #14161a); color: light-dark(#1b1f27, #e8eaee); }
main { max-width: 28rem; margin: 0 auto; padding: 2rem; border-radius: 0.75rem;
  background: light-dark(#fff, #1e2127); box-shadow: 0 1px 4px rgb(0 0 0 / 0.15); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
form { margin: 0 0 1rem; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; border-radius: 0.5rem; font: inherit; }
input { padding: 0 0.75rem; border: 1px solid light-dark(#6b7280, #8b93a1); background: transparent; color: inherit; }
button { border: 0; background: #4338ca; color: #fff; font-weight: 600; cursor: pointer; }
button.quiet { border: 1px solid light-dark(#6b7280, #8b93a1); background: transparent; color: inherit; }
a { display: inline-block; padding: 0.5rem 0; color: light-dark(#4338ca, #a5b4fc); }
:focus-visible { outline: 3px solid light-dark(#4338ca, #a5b4fc); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; }
dt { font-weight: 600; }
dd { min-width: 0; margin: 0; overflow-wrap: anywhere; }
table { width: 100%; margin-bottom: 1rem; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; text-align: left; overflow-wrap: anywhere; }
.stand-in { padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: light-dark(#fef3c7, #453713); font-size: 0.875rem; }
.hint { margin-top: 0.5rem; font-size: 0.875rem; }
.problem { margin: 0.25rem 0 0; color: light-dark(#b91c1c, #fca5a5); font-weight: 600; }
`;
