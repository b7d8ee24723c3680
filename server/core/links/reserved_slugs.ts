import { randomSlug } from "./slug.ts";
/**
 * The first part of every fixed address: no short link may stand there. A test compares them with the
 * routes of the server and of the web app, so that a new route cannot be forgotten here.
 */
const routed = [
  "ajuda",
  "app",
  "auth",
  "api",
  "assets",
  "builds",
  "calendario",
  "docs",
  "graphql",
  "graphiql",
  "healthz",
  "indica",
  "oauth",
  "privacidade",
  "readyz",
  "o-que-vem-ai",
  "store",
  "termos",
];

/** Words that visitors would take for pages of ours, or that later pages may need. */
const held = [
  "about",
  "account",
  "admin",
  "blog",
  "cadastro",
  "conta",
  "contato",
  "denuncia",
  "entrar",
  "favicon",
  "help",
  "home",
  "link",
  "links",
  "login",
  "logout",
  "loja",
  "manifest",
  "metrics",
  "pagamento",
  "pagar",
  "planos",
  "precos",
  "privacy",
  "register",
  "robots",
  "senha",
  "seguranca",
  "sitemap",
  "sobre",
  "static",
  "status",
  "suporte",
  "support",
  "terms",
  "well-known",
  "www",
];

const reserved: ReadonlySet<string> = new Set([...routed, ...held]);

/** Whether no short link may have that slug, in whatever capitals. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug.toLowerCase());

/** Returns a random slug that is free to use, but for the links that have it already. */
export function drawSlug(): string {
  const slug = randomSlug();
  return isReservedSlug(slug) ? drawSlug() : slug;
}
