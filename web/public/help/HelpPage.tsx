import type { HelpData } from "../contract.ts";
import { paths, publicPaths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Frame } from "../Frame.tsx";
import styles from "./Help.module.css";

/** The articles of the help by category, or what a search found. */
export function HelpPage({ siteName, data }: { siteName: string; data: HelpData }) {
  const { search, groups } = data;
  return (
    <Frame siteName={siteName}>
      <div className={styles.help}>
        <h1>Ache a resposta</h1>
        <p className="small">Tarefas e problemas comuns, com o nome de cada botão.</p>
        <form action={publicPaths.help} method="get" role="search" className={styles.search}>
          <input
            type="search"
            name="busca"
            defaultValue={search}
            maxLength={100}
            placeholder="O que você quer fazer?"
            aria-label="O que você quer fazer?"
            enterKeyHint="search"
          />
          <Button component="button" type="submit" variant="outlined">Buscar</Button>
        </form>
        {search && (
          <p role="status">
            {groups.length === 0
              ? `Nada sobre “${search}”. Tente outras palavras ou veja todos os artigos.`
              : `Artigos sobre “${search}”`} <a href={publicPaths.help}>Ver todos</a>
            {groups.length === 0 && (
              <>
                {" · "}
                <a href={paths.feedback}>Perguntar para a gente</a>
              </>
            )}
          </p>
        )}
        {groups.map(({ category, articles }) => (
          <section key={category} aria-label={category || "Artigos"} className={styles.group}>
            {category && <h2>{category}</h2>}
            <ul className={`${styles.list} on-card`}>
              {articles.map(({ path, title, summary }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                  <p className="small">{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}
