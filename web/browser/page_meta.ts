/** What the server wrote into the head of the page. */
const siteMeta = document.querySelector<HTMLMetaElement>('meta[name="site-name"]')?.content;

/** The site's name; the placeholder stays when no server filled it in. */
export const siteName = siteMeta && !siteMeta.startsWith("__") ? siteMeta : "Garimpo";

const trialMeta = document.querySelector<HTMLMetaElement>('meta[name="trial-days"]')?.content;

/** Days of a trial; the placeholder stays when no server filled it in. */
export const trialDays = Number(trialMeta) || 7;

const buildMeta = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content;

/** Which release this page is; null when Vite serves it. */
export const buildId = buildMeta && !buildMeta.startsWith("__") ? buildMeta : null;
