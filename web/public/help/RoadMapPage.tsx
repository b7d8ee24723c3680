import type { RoadMapData } from "../contract.ts";
import { paths, publicPaths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Frame } from "../Frame.tsx";
import styles from "./Help.module.css";

type Topic = RoadMapData["topics"][number];

/** The headings, in the order of the page. */
const groups: readonly { readonly status: Topic["status"]; readonly title: string }[] = [
  { status: "DOING", title: "Em andamento" },
  { status: "PLANNED", title: "Planejado" },
  { status: "DONE", title: "Pronto" },
];

/** What people suggested and was accepted; it names nobody. */
export const RoadMapPage = ({ siteName, data }: { siteName: string; data: RoadMapData }) => (
  <Frame siteName={siteName}>
    <div className={styles.help}>
      <nav aria-label="Onde você está" className={`small ${styles.trail}`}>
        <a href={publicPaths.help}>Ajuda</a>
        <span aria-hidden="true">›</span>
        O que vem aí
      </nav>
      <h1>O que vem aí</h1>
      <p>
        O que as pessoas sugeriram e foi aceito, e até onde chegou. Sem datas prometidas: o mais
        pedido vem primeiro.
      </p>
      {data.topics.length === 0 && <p>Nada por enquanto.</p>}
      {groups.map(({ status, title }) => (
        <Group
          key={status}
          title={title}
          topics={data.topics.filter((topic) => topic.status === status)}
        />
      ))}
      <p>
        <Button component="a" variant="outlined" href={paths.feedback}>
          Sugerir ou votar
        </Button>
      </p>
    </div>
  </Frame>
);

function Group({ title, topics }: { title: string; topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return (
    <section aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ul className={`${styles.list} on-card`}>
        {topics.map(({ title, summary, votes }, at) => (
          <li key={at}>
            <p className={styles.topic}>{title}</p>
            {summary && <p className="small">{summary}</p>}
            <p className="small tnum">
              {votes === 1 ? "1 pessoa quer" : `${votes.toLocaleString("pt-BR")} pessoas querem`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
