/* The server fills in the meta elements of index.html; the development server leaves most
 * placeholders. */
const siteMeta = document.querySelector<HTMLMetaElement>('meta[name="site-name"]')?.content;

/** The site's name. */
export const siteName = siteMeta && !siteMeta.startsWith("__") ? siteMeta : "Garimpo";

const trialMeta = document.querySelector<HTMLMetaElement>('meta[name="trial-days"]')?.content;

/** The days of a trial, which both servers fill in. */
export const trialDays = Number(trialMeta);

const buildMeta = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content;

/** The id of this page's release; null on the development server. */
export const buildId = buildMeta && !buildMeta.startsWith("__") ? buildMeta : null;
