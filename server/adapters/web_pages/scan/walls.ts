/** Titles of the pages that guard a shop against programs, each with the guard it is known from. */
const titles = new RegExp(
  [
    "^just a moment|^um momento|^attention required.*cloudflare|^checking your browser", // Cloudflare
    "^access denied$|^acesso negado$", // Akamai
    "^access to this page has been denied|^pardon our interruption", // PerimeterX, Imperva
    "^human verification|^verificação humana|^robot check|^captcha", // AWS WAF, Amazon, AliExpress
    "^(?:você|voce) (?:é|e) um rob|^are you a (?:robot|human)|^security check",
  ].join("|"),
  "i",
);

/** Where such pages load their test from, or send its answer to. */
const sources =
  /captcha-delivery\.com|perfdrive\.com|_Incapsula_Resource|\/validateCaptcha|challenges\.cloudflare\.com\/.{0,200}turnstile|\/_____tmd_____\/|hcaptcha\.com\/captcha/;

/** Elements that only such a page has. */
export const wallElements = [
  "#challenge-form",
  "#challenge-error-title",
  "#cf-wrapper",
  "#px-captcha",
  "#sec-cpt-if",
  "#challenge-container",
];

export const isWallTitle = (title: string) => titles.test(title.trim());
export const isWallSource = (address: string) => sources.test(address);

/** Whether an answer says by itself that a wall sent it, whatever its body. */
export function isWallAnswer(status: number, headers: Headers): boolean {
  return [401, 403, 429, 503].includes(status) ||
    headers.get("cf-mitigated") === "challenge" ||
    headers.get("x-amzn-waf-action") !== null ||
    headers.get("x-datadome") === "protected" && status !== 200;
}
