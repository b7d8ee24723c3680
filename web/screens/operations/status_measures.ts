/** What the charts show of one moment. */
export type StatusPoint = {
  readonly at: string;
  readonly perSecond: number;
  /** Milliseconds; null: no request came. */
  readonly p99: number | null;
  readonly loopP99: number;
  /** Bytes. */
  readonly rss: number;
  readonly sockets: number;
  readonly connections: number | null;
};

export type Measure = {
  readonly key: Exclude<keyof StatusPoint, "at">;
  readonly title: string;
  readonly words: (value: number) => string;
};

const decimal = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 });

/** Words a number of requests a second: "12,4/s". */
export const rateWords = (perSecond: number) => `${decimal.format(perSecond)}/s`;

/** Words milliseconds: "0,3 ms", "120 ms", "2,5 s"; null: "—". */
export function msWords(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return "—";
  if (ms >= 1_000) return `${decimal.format(ms / 1_000)} s`;
  return `${ms < 10 ? decimal.format(ms) : whole.format(ms)} ms`;
}

/** Words bytes: "96 MB", "1,5 GB". */
export const bytesWords = (bytes: number) =>
  bytes < 1024 ** 3
    ? `${whole.format(bytes / 1024 ** 2)} MB`
    : `${decimal.format(bytes / 1024 ** 3)} GB`;

/** Words a share: "99,2%". */
export const shareWords = (share: number) => `${decimal.format(share * 100)}%`;

/** Every chart of the screen. */
export const measures: readonly Measure[] = [
  { key: "perSecond", title: "Requisições por segundo", words: rateWords },
  { key: "p99", title: "Resposta mais lenta (p99)", words: msWords },
  { key: "loopP99", title: "Atraso do processo (p99)", words: msWords },
  { key: "rss", title: "Memória dos processos", words: bytesWords },
  { key: "connections", title: "Conexões do banco", words: (value) => whole.format(value) },
  { key: "sockets", title: "Conexões abertas", words: (value) => whole.format(value) },
];
