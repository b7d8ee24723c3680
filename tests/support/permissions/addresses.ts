/** The status for a guest, the owner, another member, an admin, and an admin in the owner's name. */
type Statuses = readonly [
  guest: number,
  owner: number,
  another: number,
  admin: number,
  name: number,
];

const alike = (status: number): Statuses => [status, status, status, status, status];

/**
 * Every address of the product: how it is requested (`:dex`: the owner's id of that kind), with what, and
 * what it answers. "passed on": it only hands the request on to the others.
 */
export const addresses: Readonly<
  Record<string, "passed on" | { as?: string; body?: string; answers: Statuses }>
> = {
  "ALL /*": "passed on",
  "ALL /api/*": "passed on",
  "ALL /api/auth/*": "passed on",
  "ALL /api/first-admin": "passed on",
  "ALL /api/login": "passed on",
  "ALL /api/logout": "passed on",
  "GET /:id": { as: "/unknown-link", answers: alike(404) },
  "POST /:id": { as: "/unknown-link", answers: alike(404) },
  "GET /calendario/:file{[\\w-]{32}\\.ics}": {
    as: `/calendario/${"a".repeat(32)}.ics`,
    answers: alike(404),
  },
  "GET /.well-known/oauth-authorization-server": { answers: alike(200) },
  "GET /.well-known/oauth-protected-resource": { answers: alike(200) },
  "GET /oauth/authorize": { answers: alike(303) },
  "POST /oauth/token": { body: "", answers: alike(400) },
  "POST /oauth/revoke": { body: "", answers: alike(400) },
  "GET /healthz": { answers: alike(200) },
  "GET /readyz": { answers: alike(200) },
  "GET /api/maintenance": { answers: alike(200) },
  "GET /metrics": { answers: alike(404) }, // nobody of them has the token
  "GET /graphql": { as: "/graphql?documentId=none", answers: alike(400) },
  "POST /graphql": { body: `{"query":"{ __typename }"}`, answers: alike(200) },
  "ALL /graphql": { answers: alike(405) },
  "GET /api/auth/*": { as: "/api/auth/get-session", answers: alike(404) }, // no such provider here
  "POST /api/auth/*": { as: "/api/auth/change-password", answers: [404, 404, 404, 404, 403] },
  "POST /api/first-admin": { body: "{}", answers: [401, 400, 400, 400, 403] },
  "GET /api/admin/global": { answers: alike(200) },
  "POST /api/admin/global": {
    body: `{"primaryColor":"#445566"}`,
    answers: [401, 403, 403, 200, 403],
  },
  "GET /api/admin/emails/:kind": {
    as: "/api/admin/emails/WELCOME",
    answers: [401, 403, 403, 200, 403],
  },
  "POST /api/login": { body: "{}", answers: alike(400) },
  "POST /api/logout": { answers: alike(200) },
  "GET /api/icons/:file{[^/]+\\.json}": {
    as: "/api/icons/lucide.json?icons=x",
    answers: alike(200),
  },
  "GET /api/icons/:prefix/:file{[^/]+\\.svg}": {
    as: "/api/icons/lucide/x.svg",
    answers: alike(200),
  },
  "GET /api/_nuxt_icon/:file{[^/]+\\.json}": {
    as: "/api/_nuxt_icon/lucide.json?icons=x",
    answers: alike(200),
  },
  "GET /api/_nuxt_icon/:prefix/:file{[^/]+\\.svg}": {
    as: "/api/_nuxt_icon/lucide/x.svg",
    answers: alike(200),
  },
  "POST /api/cards/logo": { body: "no picture", answers: [401, 400, 400, 400, 400] },
  "GET /api/cards/logos/:file{[^/]+\\.png}": {
    as: "/api/cards/logos/none.png",
    answers: [401, 404, 404, 404, 404],
  },
  "GET /api/cards/:offerId/:file{[^/]+\\.jpg}": {
    as: "/api/cards/:ofr/square.jpg",
    answers: [401, 200, 404, 404, 200],
  },
  "POST /api/offers/pictures": { body: "no picture", answers: [401, 400, 400, 400, 400] },
  "POST /api/media": { body: "no file", answers: [401, 400, 400, 400, 403] },
  "GET /api/media/:file{[^/]+\\.(mp4|pdf)}": {
    as: "/api/media/none.mp4",
    answers: [401, 404, 404, 404, 404],
  },
  "GET /api/offers/pictures/:file{[^/]+\\.jpg}": {
    as: "/api/offers/pictures/none.jpg",
    answers: [401, 404, 404, 404, 404],
  },
  "POST /api/feedbacks/screenshots": { body: "no picture", answers: [401, 400, 400, 400, 403] },
  "GET /api/feedbacks/screenshots/:file{[^/]+\\.jpg}": {
    as: "/api/feedbacks/screenshots/none.jpg",
    answers: [401, 404, 404, 404, 404],
  },
  "POST /api/profile/photo": { body: "no photo", answers: [401, 400, 400, 400, 400] },
  "GET /api/photos/:id": { as: "/api/photos/:pho", answers: alike(200) }, // for everyone who has its address
  "GET /api/exports/:id": { as: "/api/exports/:dex", answers: [401, 200, 404, 404, 403] },
  "GET /api/bulk-exports/:id": { as: "/api/bulk-exports/:exp", answers: alike(404) }, // without a signature
  "GET /api/campaign-texts.csv": { answers: [401, 200, 200, 200, 200] },
  "GET /api/coupons.csv": { answers: [401, 200, 200, 200, 200] },
  "GET /api/insights.csv": {
    as: "/api/insights.csv?panel=GROUP",
    answers: [401, 200, 200, 200, 200],
  },
  "GET /api/links/pictures/:file{[^/]+\\.jpg}": {
    as: "/api/links/pictures/none.jpg",
    answers: [404, 404, 404, 404, 404],
  },
  "GET /api/links.csv": { answers: [401, 200, 200, 200, 200] },
  "GET /api/marketplaces/mercadolivre/callback": {
    as: "/api/marketplaces/mercadolivre/callback?code=x&state=y",
    answers: alike(303),
  },
  "POST /api/telegram/:sessionId": { as: "/api/telegram/:ses", body: "{}", answers: alike(404) },
  "GET /api/payouts/:id": { as: "/api/payouts/pbt_none", answers: [401, 403, 403, 404, 403] },
  "POST /api/tax-invoices/:month{[2-9]\\d{3}-(?:0[1-9]|1[0-2])}": {
    as: "/api/tax-invoices/2026-10",
    answers: [401, 403, 403, 200, 403],
  },
  "POST /api/invitation": { body: "{}", answers: alike(204) },
  "GET /indica/:code{[a-z0-9]{7}}": { as: "/indica/abc2345", answers: alike(302) },
  "POST /api/webhooks/stripe": { body: "{}", answers: alike(404) }, // no vendor here
  "POST /api/evolution/:sessionId": { as: "/api/evolution/:ses", body: "{}", answers: alike(404) },
  "GET /api/catalogue/products.csv": { answers: [401, 200, 200, 200, 200] },
  "POST /api/store/banner": { body: "no picture", answers: [401, 400, 400, 400, 400] },
  "GET /store/previa": { answers: [404, 200, 404, 404, 200] },
  "GET /store/:slug": { as: "/store/:sto", answers: alike(404) }, // it is not published
  "GET /store/:slug/denunciar": { as: "/store/:sto/denunciar", answers: alike(404) },
  "POST /store/:slug/denunciar": { as: "/store/:sto/denunciar", body: "{}", answers: alike(404) },
  "GET /store/:slug/:file{[^/]+\\.jpg}": {
    as: "/store/:sto/none.jpg",
    answers: alike(404),
  },
  "GET /builds/latest.json": { answers: alike(200) },
  "GET /builds/meta/:file": { as: "/builds/meta/tests.json", answers: alike(200) },
  "ALL /builds/*": { as: "/builds/none", answers: alike(404) },
  "GET /manifest.webmanifest": { answers: alike(200) },
  "GET /sw.js": { as: "/sw.js?none", answers: alike(200) },
  "GET /": { answers: alike(200) },
  "POST /": { body: "no link", answers: alike(400) },
  "GET /_payload.json": { answers: alike(200) },
  "GET /ajuda": { answers: alike(200) },
  "GET /ajuda/_payload.json": { answers: alike(200) },
  "GET /ajuda/:slug{[a-z0-9-]+}": { as: "/ajuda/cupons", answers: alike(200) },
  "POST /ajuda/:slug{[a-z0-9-]+}": { as: "/ajuda/nenhum", body: "{}", answers: alike(404) },
  "GET /ajuda/figuras/:file{[a-z0-9-]+\\.webp}": {
    as: "/ajuda/figuras/none.webp",
    answers: alike(404),
  },
  "GET /docs/api": { answers: alike(200) },
  "GET /docs/api/:slug{[a-z-]+}": { as: "/docs/api/erros", answers: alike(200) },
  "GET /docs/api/mudancas": { answers: alike(200) },
  "GET /docs/api/referencia": { answers: alike(200) },
  "GET /docs/api/referencia/:name{[A-Za-z0-9_]+}": {
    as: "/docs/api/referencia/Offer",
    answers: alike(200),
  },
  "GET /termos": { answers: alike(200) },
  "GET /termos/_payload.json": { answers: alike(200) },
  "GET /privacidade": { answers: alike(200) },
  "GET /o-que-vem-ai": { answers: alike(200) },
  "GET /o-que-vem-ai/_payload.json": { answers: alike(200) },
  "GET /privacidade/_payload.json": { answers: alike(200) },
  "GET /robots.txt": { answers: alike(200) },
  "GET /sitemap.xml": { answers: alike(200) },
  "ALL /assets/*": { as: "/assets/none.js", answers: alike(404) },
  "GET /*": { as: "/app/gerador", answers: alike(200) },
};
