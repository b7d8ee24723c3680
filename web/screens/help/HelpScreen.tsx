import { lazy, Suspense } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { HelpScreenQuery } from "../../__generated__/HelpScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { articlePath, parseHelpParams } from "../../routing/help_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSearchText } from "../../shared/search.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { ArticleView } from "./ArticleView.tsx";
import { FirstStepsCard } from "./FirstStepsCard.tsx";
import styles from "./Help.module.css";

/** Loaded on demand: only admins see it. */
const ArticleScores = lazy(async () => ({
  default: (await import("./ArticleScores.tsx")).ArticleScores,
}));

/** `/app/help/faq`: the articles by category; `?q=` searches, `?artigo=` opens one. */
export function HelpScreen() {
  const [params] = useSearchParams();
  const { articleId } = parseHelpParams(params);
  if (articleId !== null) return <ArticleView key={articleId} articleId={articleId} />;
  return (
    <>
      <ScreenTitle
        title="Ache a resposta"
        note="Tarefas e problemas comuns, com o nome de cada botão."
      />
      <div className={styles.content}>
        <ArticleSearch />
        <Suspense fallback={<RowsSkeleton label="Artigos a caminho" />}>
          <HelpContent />
        </Suspense>
      </div>
    </>
  );
}

function ArticleSearch() {
  const [words, setWords] = useSearchText();
  return <SearchField label="O que você quer fazer?" value={words} onChange={setWords} />;
}

const query = graphql`
  query HelpScreenQuery($search: String) {
    viewer {
      id
      admin
      ...FirstStepsCard_viewer
    }
    articles(search: $search) {
      id
      title
      summary
      category
    }
  }
`;

/** The articles that fit the address. */
function HelpContent() {
  const [{ page }] = useDeferredParams(parseHelpParams);
  const { viewer, articles } = useScreenQuery<HelpScreenQuery>(query, page);
  if (!viewer) return <RedirectToSignIn />;
  if (articles.length === 0) return <NothingFound search={page.search ?? ""} />;
  const groups = page.search
    ? [[`Artigos sobre “${page.search}”`, articles] as const]
    : [...Map.groupBy(articles, ({ category }) => category)];
  return (
    <>
      {!page.search && <FirstStepsCard viewer={viewer} />}
      {groups.map(([title, articles]) => (
        <Section key={title} title={title}>
          <ul className={styles.list}>
            {articles.map(({ id, title, summary }) => (
              <li key={id}>
                <Link to={articlePath(id)}>{title}</Link>
                <p className="small">{summary}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {!page.search && viewer.admin && (
        <Suspense>
          <ArticleScores />
        </Suspense>
      )}
    </>
  );
}

const NothingFound = ({ search }: { search: string }) => (
  <Section label="Artigos">
    <EmptyState action={<Link to={paths.feedback}>Perguntar para a gente</Link>}>
      Nada sobre “{search}”. Tente outras palavras; se um artigo não bastar, diga no fim dele o que
      faltou.
    </EmptyState>
  </Section>
);
