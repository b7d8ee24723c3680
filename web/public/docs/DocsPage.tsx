import type { ReactNode } from "react";
import type { DocsData } from "../contract.ts";
import { ArticleText } from "../../ui/display/ArticleText.tsx";
import { Frame } from "../Frame.tsx";
import styles from "./Docs.module.css";

/** A text of the documentation of the API. */
export const DocsPage = ({ siteName, data }: { siteName: string; data: DocsData }) => (
  <DocsFrame siteName={siteName} {...data}>
    <article>
      <h1>{data.title}</h1>
      <p className="small">{data.summary}</p>
      <ArticleText html={data.html} />
    </article>
  </DocsFrame>
);

/** The list of all texts beside one page; on a phone above it, folded. */
export function DocsFrame(
  { siteName, path, contents, children }: Pick<DocsData, "path" | "contents"> & {
    siteName: string;
    children: ReactNode;
  },
) {
  const list = (
    <ul>
      {contents.map(({ path: to, title }) => (
        <li key={to}>
          <a href={to} aria-current={to === path ? "page" : undefined}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <Frame siteName={siteName}>
      <div className={styles.docs}>
        <nav aria-label="Documentação" className={styles.contents}>
          <details className={styles.folded}>
            <summary>Documentação da API</summary>
            {list}
          </details>
          <div className={styles.beside}>{list}</div>
        </nav>
        <div className={styles.page}>{children}</div>
      </div>
    </Frame>
  );
}
