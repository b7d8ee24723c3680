import type { HealthFacts } from "./facts.ts";
import { ageWords, byAge, type Check, count, type Finding, HOUR, MINUTE } from "./finding.ts";
import { machineChecks } from "./machine_checks.ts";

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
      "O que muda aqui espera para ir ao Firestore e é tentado de novo sozinho. Veja o erro nos registros: a cota do projeto, a permissão da conta de serviço ou a rede. NOT_IMPORTED: lá há um documento que ainda não veio; rode a importação de novo.",
    path: null,
    examine: ({ mirror, now }) =>
      mirror
        ? byAge(mirror.oldestAt, now, {
          note: 5 * MINUTE,
          alert: HOUR,
          none: "em dia",
          some: (age) =>
            `${count(mirror.waiting, "documento", "documentos")} à espera${
              mirror.failing > 0 ? `, ${mirror.failing} com erro` : ""
            }; o mais antigo ${age}${mirror.problem ? ` (${mirror.problem})` : ""}`,
        })
        : { level: "OK", figure: "não configurada" },
  },
  ...machineChecks,
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as readonly CheckName[];

/** Returns what a check finds in these facts. */
export const examine = (name: CheckName, facts: HealthFacts): Finding =>
  checks[name].examine(facts);
