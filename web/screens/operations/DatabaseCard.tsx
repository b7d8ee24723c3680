import { Section } from "../../ui/layout/Section.tsx";
import { numberLabel } from "../../ui/text/numbers.ts";
import styles from "./Operations.module.css";
import { bytesWords, msWords, shareWords } from "./status_measures.ts";
import type { Status } from "./useLiveStatus.ts";

/** The database: connections, memory, and what takes its time. */
export function DatabaseCard({ status: { database } }: { status: Status }) {
  const { connections, maxConnections, active, blocked, cacheHitRatio, slowQueries } = database;
  return (
    <Section title="Banco de dados">
      <dl className={styles.figures}>
        <div>
          <dt>Conexões</dt>
          <dd className="tnum">{connections} de {maxConnections}</dd>
          <dd className="tnum">{active} trabalhando, {blocked} esperando</dd>
        </div>
        <div>
          <dt>Lido da memória</dt>
          <dd className="tnum">
            {typeof cacheHitRatio === "number" ? shareWords(cacheHitRatio) : "—"}
          </dd>
        </div>
        <div>
          <dt>Tamanho</dt>
          <dd className="tnum">{bytesWords(database.sizeBytes)}</dd>
        </div>
        <div>
          <dt>PostgreSQL</dt>
          <dd className="tnum">{database.version.split(" ")[0]}</dd>
        </div>
      </dl>
      <h3>Consultas que mais ocupam o banco</h3>
      {!slowQueries
        ? (
          <p className="small">
            Sem a extensão pg_stat_statements, o banco não conta as consultas.
          </p>
        )
        : (
          <div className={styles.scroll} tabIndex={0} role="group" aria-label="Consultas lentas">
            <table className={`tnum ${styles.table}`}>
              <thead>
                <tr>
                  <th scope="col">Consulta</th>
                  <th scope="col">Vezes</th>
                  <th scope="col">Média</th>
                  <th scope="col">Total</th>
                </tr>
              </thead>
              <tbody>
                {slowQueries.map((one) => (
                  <tr key={one.query}>
                    <th scope="row" className={styles.query}>
                      <code>{one.query}</code>
                    </th>
                    <td>{numberLabel(one.calls)}</td>
                    <td>{msWords(one.meanMs)}</td>
                    <td>{msWords(one.totalMs)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </Section>
  );
}
