/** What a page calls itself by, to tell its own product from others on it. */
export type PageIdentity = {
  /** Its own, then those that it calls itself by. */
  readonly addresses: readonly URL[];
  /** Its title and headings, without the shop's own name. */
  readonly names: readonly string[];
  /** It has a title, if only the shop's name. */
  readonly isTitled: boolean;
  /** A search, an article: what it names by the way is not its own. */
  readonly isAboutMany: boolean;
};

const missing =
  /^(?:erro |error )?404(?: *[-–|:!.]| not\b| p[áa]gina\b|$)|(?:p[áa]gina|produto|item|conte[úu]do) (?:n[ãa]o (?:foi |p[ôo]de ser )?(?:encontrad[ao]|localizad[ao]|existe)|inexistente)|^(?:page |product )?not found\b/i;
/** Characters of the longest title that means it; a product's name may hold such words. */
const LONGEST_NOTICE = 80;

/** Whether a page says, whatever its status, that there is nothing at its address. */
export const isMissingPage = (titles: readonly string[]): boolean =>
  titles.some((title) => title.length <= LONGEST_NOTICE && missing.test(title.trim()));

const entrance =
  /^(?:entrar|entre|log ?in|sign ?in|fa[çc]a (?:seu |o )?login|identifique-se|identifica[çc][ãa]o|acess(?:e|ar) (?:a )?(?:sua|minha) conta|(?:sua|minha) conta|cadastr(?:e-se|o)|(?:meu )?carrinho(?: de compras)?|(?:minha )?sacola|finalizar (?:a )?compra|checkout)$/i;

/** Whether a page calls itself a way in or out of the shop, such as a sign-in that it led to. */
export const isEntrance = (names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && entrance.test(name));

const searchPath =
  /^\/s$|\/(?:wholesale|busca|buscar|search|pesquisa|pesquisar|catalogsearch|resultados?)(?:\/|$)/i;
const searchTitle =
  /^(?:resultados? d[ae] (?:busca|pesquisa)|resultados? (?:para|por)|busca(?:r|ndo)?\b ?(?:por)?[:"“']|pesquisa(?:r)?\b ?(?:por)?[:"“']|voc[êe] (?:buscou|pesquisou|procurou)|search results?)/i;

/** Whether the page lists what somebody looked for, if only one product. */
export function isSearchPage(
  { hostname, pathname, searchParams }: URL,
  titles: readonly string[],
): boolean {
  return /^lista\./.test(hostname) || searchPath.test(pathname) ||
    pathname === "/" && searchParams.has("s") ||
    titles.some((title) => searchTitle.test(title.trim()));
}
