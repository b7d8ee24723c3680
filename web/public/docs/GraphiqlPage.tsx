import { paths } from "../../paths.ts";
import type { GraphiqlData } from "../contract.ts";
import { Frame } from "../Frame.tsx";
import styles from "./GraphiqlPage.module.css";

/** The page that tries operations: what to know first, the examples, and the editor. */
export const GraphiqlPage = ({ siteName, data }: { siteName: string; data: GraphiqlData }) => (
  <Frame siteName={siteName} isWide>
    <div className={styles.intro}>
      <h1>GraphiQL</h1>
      <p>
        Escreva uma consulta à API e veja a resposta. A <a href="/docs/api">documentação da API</a>
        {" "}
        explica o resto.
      </p>
      <p id="graphiql-viewer" role="status">
        Para usar os seus dados, <a href={paths.login}>entre na sua conta</a>{" "}
        neste navegador ou cole uma <a href={paths.api}>chave</a> em Headers, como{" "}
        <code>{`{"authorization": "Bearer gmp_…"}`}</code>. Sem isso, só o que é público responde.
      </p>
      <details className={styles.examples}>
        <summary>Exemplos prontos</summary>
        <ul>
          {data.examples.map(({ title, path, isHere }) => (
            <li key={path}>
              <a href={path} aria-current={isHere && data.isChosen ? "page" : undefined}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </div>
    <link rel="stylesheet" href={data.files.style} />
    <section
      id="graphiql"
      aria-label="Editor"
      lang="en"
      className={`${styles.editor} on-card`}
      data-query={data.query}
      data-chosen={data.isChosen || undefined}
      data-name={siteName}
      data-workers={JSON.stringify(data.files.workers)}
    >
      <p lang="pt-BR" className={styles.waiting}>
        <noscript>O editor precisa de JavaScript.</noscript>
      </p>
    </section>
    <script src={data.files.script} defer />
    <script type="module" src={data.files.start} />
  </Frame>
);
