import type { HelpArticleData } from "../contract.ts";
import { paths, publicPaths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ArticleText } from "../../ui/display/ArticleText.tsx";
import { Frame } from "../Frame.tsx";
import styles from "./Help.module.css";

/** An article of the help, and whether it helped. */
export function HelpArticle({ siteName, data }: { siteName: string; data: HelpArticleData }) {
  const { title, category, html, related } = data;
  return (
    <Frame siteName={siteName}>
      <div className={styles.help}>
        <nav aria-label="Onde você está" className={`small ${styles.trail}`}>
          <a href={publicPaths.help}>Ajuda</a>
          <span aria-hidden="true">›</span>
          {category}
        </nav>
        <article>
          <h1>{title}</h1>
          <ArticleText html={html} />
        </article>
        <Rating {...data} />
        {related.length > 0 && (
          <nav aria-label="Veja também" className={styles.group}>
            <h2>Veja também</h2>
            <ul className={`${styles.list} on-card`}>
              {related.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="small">
          <a href={paths.generator}>Abrir o app</a>
        </p>
      </div>
    </Frame>
  );
}

/** The form that says whether the article helped; it works without a script. */
function Rating({ path, rating }: HelpArticleData) {
  if (rating?.isSent) {
    return (
      <p className={styles.rating} role="status">
        <b>Obrigado.</b> A sua resposta ajuda a melhorar este artigo.
      </p>
    );
  }
  return (
    <form id="ajudou" action={`${path}#ajudou`} method="post" className={styles.rating}>
      <h2>Isso ajudou?</h2>
      {rating?.problem && <p className={styles.problem} role="alert">{rating.problem}</p>}
      <label>
        O que faltou? (opcional)
        <textarea name="faltou" maxLength={500} rows={2} />
      </label>
      <div className={styles.answers}>
        <Button component="button" type="submit" variant="outlined" name="ajudou" value="sim">
          Sim, ajudou
        </Button>
        <Button component="button" type="submit" variant="outlined" name="ajudou" value="nao">
          Não ajudou
        </Button>
      </div>
    </form>
  );
}
