import { ageWords, bytesWords, type Check, count, DAY, GB, HOUR } from "./finding.ts";

/** The checks of what the product stands on: disk, backups, certificate, database server. */
export const machineChecks = {
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
