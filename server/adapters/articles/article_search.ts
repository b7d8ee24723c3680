import MiniSearch from "minisearch";
import type { Article } from "../../core/help/articles/article.ts";
import { fold } from "../../core/search.ts";

/** Words that say nothing of what is sought. */
const EMPTY =
  /^(?:a|o|as|os|e|ou|um|uma|de|do|da|dos|das|em|no|na|nos|nas|com|por|para|pra|que|se|eu|meu|minha|me|como|ao|nao|esta|the)$/;

/** How much a word in each part of an article counts. */
const boost = { title: 4, keywords: 3, summary: 2, text: 1 };

/** Characters from which a word may differ in one of four from what is sought. */
const FUZZY_FROM = 4;

/**
 * Returns a search over the articles: all words must fit, or else some of them; accents do not
 * matter, and neither do small slips or the end of a word that is being typed.
 */
export function articleSearch(articles: readonly Article[]) {
  const index = new MiniSearch({
    idField: "slug",
    fields: Object.keys(boost),
    processTerm: (term) => {
      const word = fold(term);
      return EMPTY.test(word) ? null : word;
    },
  });
  index.addAll(articles.map(({ slug, title, keywords, summary, html }) => ({
    slug,
    title,
    keywords: keywords.join(" "),
    summary,
    text: html.replace(/<[^>]+>/g, " "),
  })));
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return (words: string): readonly Article[] => {
    const options = {
      boost,
      prefix: (term: string) => term.length >= 3,
      fuzzy: (term: string) => term.length >= FUZZY_FROM && 0.25,
    };
    const all = index.search(words, { ...options, combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(words, options);
    return found.map(({ id }) => bySlug.get(id)!);
  };
}
