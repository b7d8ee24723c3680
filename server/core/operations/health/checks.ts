import type { HealthFacts } from "./facts.ts";

/** OK: nothing to do. NOTE: somebody should take care of it by day. ALERT: at once. */
export const levels = ["OK", "NOTE", "ALERT"] as const;
export type Level = (typeof levels)[number];
export type ProblemLevel = Exclude<Level, "OK">;

/** What a check found: how bad it is, and the figure in words. */
export type Finding = { readonly level: Level; readonly figure: string };

type Check = {
  readonly label: string;
  /** What to do about it, in Portuguese. */
  readonly advice: string;
  /** The app's screen where one acts; null: at the machine. */
  readonly path: string | null;
  readonly examine: (facts: HealthFacts) => Finding;
};

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MB = 1024 ** 2;
const GB = 1024 ** 3;

/**
 * Every check of the health, in the order of the screen. Its rule is a function of the facts. The
 * names are stored with the problems, and name the sections of `docs/operations/alerts.md`.
 */
export const checks = {
  PROCESSES: {
    label: "Processos",
    advice:
      "Veja se os processos estão de pé e o que dizem os registros deles. Com versões diferentes, termine a atualização.",
    path: "/app/admin/server-status",
    examine: ({ processes }) => {
      const live = processes.filter(({ isLive }) => isLive);
      const senders = live.filter(({ kind }) => kind === "MESSENGER").length;
      const webs = live.length - senders;
      const figure = `${count(webs, "da web", "da web")}, ${
        count(senders, "de envio", "de envio")
      }`;
      if (senders === 0) return { level: "ALERT", figure: `${figure}: nada é enviado` };
      const versions = new Set(live.map(({ version }) => version)).size;
      return versions > 1
        ? { level: "NOTE", figure: `${figure}, em ${versions} versões` }
        : { level: "OK", figure };
    },
  },
  SESSIONS: {
    label: "Sessões conectadas",
    advice:
      "Se muitas pararam juntas, o problema é nosso ou do mensageiro: veja os processos de envio e os registros. Poucas são de cada pessoa, que já foi avisada.",
    path: "/app/admin/whatsapp-config",
    examine: ({ sessions: { total, working, silent, failing, unheld, outdated } }) => {
      if (total === 0) return { level: "OK", figure: "nenhuma ainda" };
      const figure = [
        `${working} de ${total} funcionando`,
        silent > 0 && `${silent} em silêncio`,
        failing > 0 && `${failing} com problema`,
        unheld > 0 && `${unheld} sem processo`,
      ].filter(Boolean).join(", ");
      const share = (failing + silent + unheld) / total;
      if (outdated > 0) {
        return { level: "ALERT", figure: `${figure}; versão recusada pelo WhatsApp` };
      }
      if (total >= 4 && share >= 0.5) return { level: "ALERT", figure };
      return { level: unheld > 0 || share >= 0.2 ? "NOTE" : "OK", figure };
    },
  },
  LANES: {
    label: "Filas de envio",
    advice:
      "Mensagens na hora não saem: veja se há processo de envio, se o banco responde e se o mensageiro aceita conexões.",
    path: "/app/admin/server-status",
    examine: ({ lanes: { due, oldestDueAt }, isInMaintenance, now }) =>
      isInMaintenance
        ? { level: "OK", figure: "em pausa pela manutenção" }
        : byAge(oldestDueAt, now, {
          note: 2 * MINUTE,
          alert: 10 * MINUTE,
          none: "em dia",
          some: (age) => `${count(due, "fila", "filas")} na hora; a mais antiga ${age}`,
        }),
  },
  JOBS_WAITING: {
    label: "Trabalhos à espera",
    advice:
      "Se a espera cresce, o processo da web não vence ou está parado: veja o atraso dele em Servidor.",
    path: "/app/admin/server-status",
    examine: ({ jobs: { waiting, oldestAt }, now }) =>
      byAge(oldestAt, now, {
        note: 2 * MINUTE,
        alert: 15 * MINUTE,
        none: "nenhum",
        some: (age) => `${count(waiting, "trabalho", "trabalhos")}; o mais antigo ${age}`,
      }),
  },
  JOBS_FAILED: {
    label: "Trabalhos que falharam",
    advice:
      "O erro está nos registros, pelo nome do trabalho. Cada um é tentado de novo sozinho; depois de corrigir a causa, toque em “Tentar de novo”.",
    path: null,
    examine: ({ jobs: { failing }, now }) => {
      const all = failing.reduce((sum, one) => sum + one.count, 0);
      if (all === 0) return { level: "OK", figure: "nenhum" };
      const oldest = Math.min(...failing.map(({ since }) => since.getTime()));
      return {
        level: all >= 100 && now.getTime() - oldest >= HOUR ? "ALERT" : "NOTE",
        figure: `${count(all, "trabalho", "trabalhos")} de ${
          count(failing.length, "tipo", "tipos")
        }; o mais antigo ${ageWords(now.getTime() - oldest)}`,
      };
    },
  },
  VENDORS: {
    label: "Serviços de fora",
    advice:
      "Não conseguimos conectar: veja a página de situação do serviço e a rede deste servidor. O circuito fecha sozinho quando ele volta.",
    path: "/app/admin/server-status",
    examine: ({ vendors, now }) => {
      const open = vendors.flatMap(({ host, openSince, lastError }) =>
        openSince === null ? [] : [{ host, lastError, ms: now.getTime() - Date.parse(openSince) }]
      );
      if (open.length === 0) return { level: "OK", figure: "todos respondem" };
      return {
        level: open.some(({ ms }) => ms >= 15 * MINUTE) ? "ALERT" : "NOTE",
        figure: open.map(({ host, ms, lastError }) =>
          `${host} fora ${ageWords(ms)}${lastError ? ` (${lastError})` : ""}`
        ).join("; "),
      };
    },
  },
  SHOPS: {
    label: "Lojas conectadas",
    advice:
      "As cotas voltam sozinhas na próxima hora. Se quase todas falham, a API da loja mudou ou está fora.",
    path: null,
    examine: ({ shops: { connected, paused, failing } }) => {
      if (connected === 0) return { level: "OK", figure: "nenhuma ainda" };
      const figure = [
        count(connected, "conexão", "conexões"),
        failing > 0 && `${failing} com problema`,
        paused > 0 && `${paused} com a cota usada`,
      ].filter(Boolean).join(", ");
      const isMany = (some: number) => connected >= 4 && some / connected >= 0.5;
      return { level: isMany(failing) || isMany(paused) ? "NOTE" : "OK", figure };
    },
  },
  WEBHOOKS: {
    label: "Avisos de pagamento",
    advice:
      "Estão guardados e são tratados de novo a cada hora. Abra a lista em Assinaturas, e veja a situação do meio de pagamento.",
    path: "/app/admin/subscriptions",
    examine: ({ webhooks: { isExpected, waiting, oldestAt, lastAt }, now }) =>
      isExpected
        ? byAge(oldestAt, now, {
          note: 10 * MINUTE,
          alert: HOUR,
          none: lastAt
            ? `tratados; o último ${ageWords(now.getTime() - lastAt.getTime())}`
            : "nenhum ainda",
          some: (age) => `${waiting} sem tratar; o mais antigo ${age}`,
        })
        : { level: "OK", figure: "sem meio de pagamento configurado" },
  },
  EMAILS: {
    label: "E-mails",
    advice:
      "Veja SMTP_URL e a conta no servidor de e-mail. O que não saiu é tentado de novo; o que foi recusado ou retido espera você.",
    path: "/app/admin/emails",
    examine: ({ emails: { sent, refused, held, lastSentAt, lastFailedAt }, now }) => {
      const last = lastSentAt
        ? `último ${ageWords(now.getTime() - lastSentAt.getTime())}`
        : "nenhum desde o início";
      const bounced = [
        refused > 0 && `, ${count(refused, "recusado", "recusados")}`,
        held > 0 && `, ${count(held, "retido", "retidos")}`,
      ].filter(Boolean).join("");
      const failedMs = lastFailedAt === null || (lastSentAt && lastSentAt >= lastFailedAt)
        ? null
        : now.getTime() - lastFailedAt.getTime();
      if (failedMs !== null && failedMs < HOUR) {
        return {
          level: "ALERT",
          figure: `o último falhou ${ageWords(failedMs)}; ${last}${bounced}`,
        };
      }
      const isNoted = held > 0 || refused > 0 && refused >= sent / 10;
      return { level: isNoted ? "NOTE" : "OK", figure: last + bounced };
    },
  },
  FIRESTORE: {
    label: "Cópia para o Firestore",
    advice:
      "O que muda aqui espera para ir ao Firestore e é tentado de novo sozinho. Veja o erro nos registros: a cota do projeto, a permissão da conta de serviço ou a rede.",
    path: null,
    examine: ({ mirror, now }) =>
      mirror
        ? byAge(mirror.oldestAt, now, {
          note: 5 * MINUTE,
          alert: HOUR,
          none: "em dia",
          some: (age) =>
            `${count(mirror.waiting, "documento", "documentos")} à espera; o mais antigo ${age}${
              mirror.problem ? ` (${mirror.problem})` : ""
            }`,
        })
        : { level: "OK", figure: "não configurada" },
  },
  DISK: {
    label: "Disco",
    advice:
      "Libere espaço ou aumente o disco onde está DATA_DIR. Sem espaço, o banco para e nada mais é guardado.",
    path: null,
    examine: ({ disk }) => {
      if (!disk) return { level: "OK", figure: "desconhecido" };
      const share = disk.free / disk.size;
      const figure = `${bytesWords(disk.free)} livres de ${bytesWords(disk.size)}`;
      if (share < 0.05 || disk.free < GB) return { level: "ALERT", figure };
      return { level: share < 0.15 || disk.free < 5 * GB ? "NOTE" : "OK", figure };
    },
  },
  BACKUPS: {
    label: "Cópias de segurança",
    advice:
      "Configure e confira as cópias como diz o guia de operação: sem elas, um disco perdido é tudo perdido.",
    path: null,
    examine: ({ backups, now }) => {
      if (!backups) return { level: "NOTE", figure: "nenhuma cópia" };
      const ms = now.getTime() - backups.newestAt.getTime();
      const figure = `última ${ageWords(ms)}${backups.hasFailedSince ? "; depois uma falhou" : ""}`;
      if (ms >= 3 * DAY) return { level: "ALERT", figure };
      return { level: ms >= 26 * HOUR || backups.hasFailedSince ? "NOTE" : "OK", figure };
    },
  },
  CERTIFICATE: {
    label: "Certificado do site",
    advice:
      "Renove o certificado no proxy que recebe as conexões. Vencido, os navegadores recusam o site.",
    path: null,
    examine: ({ certificate, now }) => {
      if (!certificate) return { level: "OK", figure: "não se aplica ou desconhecido" };
      const days = Math.floor((Date.parse(certificate.expiresAt) - now.getTime()) / DAY);
      if (days < 0) return { level: "ALERT", figure: `${certificate.host}: vencido` };
      const figure = `${certificate.host}: vence em ${count(days, "dia", "dias")}`;
      return { level: days < 3 ? "ALERT" : days < 14 ? "NOTE" : "OK", figure };
    },
  },
  DATABASE: {
    label: "Conexões do banco",
    advice:
      "Aumente max_connections no PostgreSQL ou rode menos processos. No limite, novas conexões são recusadas.",
    path: "/app/admin/server-status",
    examine: ({ database: { connections, most } }) => {
      const share = connections / most;
      return {
        level: share >= 0.95 ? "ALERT" : share >= 0.8 ? "NOTE" : "OK",
        figure: `${connections} de ${most}`,
      };
    },
  },
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as readonly CheckName[];

/** Returns what a check finds in these facts. */
export const examine = (name: CheckName, facts: HealthFacts): Finding =>
  checks[name].examine(facts);

type AgeRule = {
  /** Milliseconds from which it is a note, and an alert. */
  readonly note: number;
  readonly alert: number;
  readonly none: string;
  readonly some: (age: string) => string;
};

/** Decides by the age of the oldest that waits. */
function byAge(oldest: Date | null, now: Date, { note, alert, none, some }: AgeRule): Finding {
  if (oldest === null) return { level: "OK", figure: none };
  const ms = Math.max(0, now.getTime() - oldest.getTime());
  return { level: ms >= alert ? "ALERT" : ms >= note ? "NOTE" : "OK", figure: some(ageWords(ms)) };
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words an age: "há 12 s", "há 3 min", "há 2 h", "há 5 dias". */
export function ageWords(ms: number): string {
  if (ms < MINUTE) return `há ${Math.max(0, Math.floor(ms / 1000))} s`;
  if (ms < HOUR) return `há ${Math.floor(ms / MINUTE)} min`;
  if (ms < 2 * DAY) return `há ${Math.floor(ms / HOUR)} h`;
  return `há ${Math.floor(ms / DAY)} dias`;
}

/** Words a number of bytes: "512 MB", "48,3 GB". */
export const bytesWords = (bytes: number): string =>
  bytes < GB
    ? `${Math.round(bytes / MB)} MB`
    : `${(bytes / GB).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} GB`;
