import { Section } from "../../ui/layout/Section.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Operations.module.css";
import { bytesWords, msWords } from "./status_measures.ts";
import type { Status } from "./useLiveStatus.ts";

/** The running processes and their figures. */
export function ProcessesCard({ status: { processes } }: { status: Status }) {
  const now = useNow();
  return (
    <Section title="Processos">
      <ul className={styles.checks}>
        {processes.map((one) => (
          <li key={one.id}>
            <h3>{one.kind === "WEB" ? "Web" : "Envio"} · processo {one.pid}</h3>
            <p className="small tnum">
              Versão {one.version}. Começou {ageLabel(one.startedAt, now)}; relatou{" "}
              {ageLabel(one.reportedAt, now)}.
            </p>
            <dl className={styles.figures}>
              <div>
                <dt>Atraso (p99)</dt>
                <dd className="tnum">{msWords(one.loopP99)}</dd>
                <dd className="tnum">{msWords(one.loopP50)} no meio</dd>
              </div>
              <div>
                <dt>Memória</dt>
                <dd className="tnum">{bytesWords(one.rss)}</dd>
                <dd className="tnum">{bytesWords(one.heapUsed)} de objetos</dd>
              </div>
              <div>
                <dt>Conexões abertas</dt>
                <dd className="tnum">{one.sockets}</dd>
                <dd className="tnum">{countLabel(one.liveSockets, "ao vivo", "ao vivo")}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
