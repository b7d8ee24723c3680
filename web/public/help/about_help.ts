import { publicPaths } from "../../paths.ts";
import type { Frame, HelpArticleData, HelpData } from "../contract.ts";

type Site = Pick<Frame, "origin" | "siteName">;

/** Returns the list of articles as JSON-LD. */
export const aboutHelp = ({ origin, siteName }: Site, { groups }: HelpData): object => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name: `Ajuda · ${siteName}`,
  url: `${origin}${publicPaths.help}`,
  inLanguage: "pt-BR",
  hasPart: groups.flatMap(({ articles }) => articles).map(({ path, title }) => ({
    "@type": "TechArticle",
    headline: title,
    url: `${origin}${path}`,
  })),
});

/** Returns an article, and the way to it, as JSON-LD. */
export const aboutArticle = ({ origin, siteName }: Site, data: HelpArticleData): object => {
  const { path, title, summary, category } = data;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "TechArticle",
        headline: title,
        description: summary,
        articleSection: category,
        inLanguage: "pt-BR",
        mainEntityOfPage: `${origin}${path}`,
        publisher: { "@type": "Organization", name: siteName, url: `${origin}/` },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          {
            "@type": "ListItem",
            position: 1,
            name: "Ajuda",
            item: `${origin}${publicPaths.help}`,
          },
          { "@type": "ListItem", position: 2, name: title, item: `${origin}${path}` },
        ],
      },
    ],
  };
};
