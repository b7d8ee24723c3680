import type { Context } from "../../context.ts";
import { checkSearch } from "../../search.ts";
import type { Article } from "./article.ts";

/** Lists all articles, or those that fit a search, best first. @throws Failure SEARCH_INVALID */
export async function listArticles(
  { ports }: Pick<Context, "ports">,
  search: string,
): Promise<readonly Article[]> {
  checkSearch(search);
  const library = await ports.articles();
  return search.trim() === "" ? library.articles : library.search(search);
}
