import { ChevronLeft } from "lucide-react";
import { type MouseEvent, Suspense } from "react";
import { graphql } from "react-relay";
import { Link, useNavigate } from "react-router-dom";
import type { ArticleViewQuery } from "../../__generated__/ArticleViewQuery.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { paths } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { pathInApp } from "../../routing/help_params.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { ArticleText } from "../../ui/display/ArticleText.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Help.module.css";
import { RateArticle } from "./RateArticle.tsx";

/** An article, and whether it helped. */
export const ArticleView = ({ articleId }: { articleId: string }) => (
  <div className={styles.article}>
    <Link to={paths.help} className={styles.back}>
      <ChevronLeft size={18} aria-hidden />
      Todos os artigos
    </Link>
    <Suspense fallback={<Loading />}>
      <Article articleId={articleId} />
    </Suspense>
  </div>
);

const Loading = () => (
  <div role="status" aria-busy="true" aria-label="Artigo a caminho">
    <Skeleton variant="rounded" height={420} />
  </div>
);

function Article({ articleId }: { articleId: string }) {
  const { viewer, article } = useScreenQuery<ArticleViewQuery>(
    graphql`
      query ArticleViewQuery($articleId: ID!) {
        viewer {
          id
          ...RateArticle_viewer @arguments(articleId: $articleId)
        }
        article(id: $articleId) {
          id
          title
          html
        }
      }
    `,
    { articleId },
  );
  const followLink = useFollowLink();
  if (!viewer) return <RedirectToSignIn />;
  if (!article) {
    return (
      <Section label="Artigo">
        <EmptyState>Este artigo não existe mais. Procure em todos os artigos.</EmptyState>
      </Section>
    );
  }
  return (
    <>
      <h1>{article.title}</h1>
      <Section label={article.title}>
        <ArticleText html={article.html} onClick={followLink} />
      </Section>
      <RateArticle articleId={article.id} viewer={viewer} />
    </>
  );
}

/** Returns a handler that follows a link in the text without loading the app again. */
function useFollowLink() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const path = link && pathInApp(link.getAttribute("href") ?? "");
    if (!path || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
    focusContent();
  };
}
