import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Operations.module.css";
import { msWords, rateWords, shareWords } from "./status_measures.ts";
import type { Status } from "./useLiveStatus.ts";

type Door = Status["doors"][number]["door"];

const doorNames: Readonly<Record<Exclude<Door, "%future added value">, string>> = {
  LINKS: "Links curtos",
  PAGES: "Páginas",
  GRAPHQL: "API do app",
  LIVE: "Ao vivo",
  REST: "Outras APIs",
  WEBHOOKS: "Avisos",
  FILES: "Arquivos",
  HEALTH: "Medição",
};

const cacheNames: Readonly<Record<string, string>> = {
  LINKS: "Links curtos em memória",
  IDENTITIES: "Identidades em memória",
};

/** The requests of the last seconds by door, and how often memory spared work. */
export function DoorsCard({ status: { doors, caches, requests } }: { status: Status }) {
  return (
    <Section title="Requisições">
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Requisições por porta">
        <table className={`tnum ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Porta</th>
              <th scope="col">Por s</th>
              <th scope="col">p50</th>
              <th scope="col">p99</th>
              <th scope="col">Erros</th>
            </tr>
          </thead>
          <tbody>
            {doors.map(({ door, rates }) => (
              <tr key={door}>
                <th scope="row">{doorNames[door as keyof typeof doorNames] ?? door}</th>
                <Rates rates={rates} />
              </tr>
            ))}
            <tr>
              <th scope="row">
                <b>Todas</b>
              </th>
              <Rates rates={requests} />
            </tr>
          </tbody>
        </table>
      </div>
      <dl className={styles.figures}>
        {caches.map(({ name, hits, misses }) => (
          <div key={name}>
            <dt>{cacheNames[name] ?? name}</dt>
            <dd className="tnum">
              {hits + misses === 0 ? "—" : shareWords(hits / (hits + misses))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const Rates = ({ rates }: { rates: Status["requests"] }) => (
  <>
    <td>{rateWords(rates.perSecond)}</td>
    <td>{msWords(rates.p50)}</td>
    <td>{msWords(rates.p99)}</td>
    <td>{rates.errorsPerSecond === 0 ? "—" : rateWords(rates.errorsPerSecond)}</td>
  </>
);
