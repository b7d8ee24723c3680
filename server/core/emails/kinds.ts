type Kind = {
  /** What it is about, as admins read it. */
  readonly label: string;
  /**
   * Whether one that was requested before a restore waits for an admin: it may have been sent after
   * the copy was made. The others are dropped: a code is requested again, and a problem of the health
   * that lasts is reported again.
   */
  readonly isHeldAfterRestore: boolean;
};

/** Every kind of email that the product sends. Kinds are stored: they are never renamed. */
export const emailKinds = {
  WELCOME: { label: "Boas-vindas", isHeldAfterRestore: true },
  VERIFICATION: { label: "Confirmação do e-mail", isHeldAfterRestore: false },
  EMAIL_CHANGE: { label: "Confirmação do novo e-mail", isHeldAfterRestore: false },
  RESET: { label: "Nova senha", isHeldAfterRestore: false },
  RECOVERY: { label: "E-mail da conta trocado", isHeldAfterRestore: false },
  DATA_EXPORT: { label: "Cópia dos dados pronta", isHeldAfterRestore: true },
  DELETION: { label: "Exclusão da conta marcada", isHeldAfterRestore: true },
  DELETION_CANCELED: { label: "Exclusão da conta cancelada", isHeldAfterRestore: true },
  LATE_PAYMENT: { label: "Pagamento em atraso", isHeldAfterRestore: true },
  PAYMENT_RECOVERED: { label: "Assinatura em dia", isHeldAfterRestore: true },
  WEBHOOK_DISABLED: { label: "Webhook desligado", isHeldAfterRestore: true },
  FEEDBACK_ANSWER: { label: "Resposta a uma mensagem", isHeldAfterRestore: true },
  HEALTH: { label: "Alerta da saúde do sistema", isHeldAfterRestore: false },
} as const satisfies Record<string, Kind>;

export type EmailKind = keyof typeof emailKinds;

export const emailKindNames = Object.keys(emailKinds) as readonly EmailKind[];

/** Kinds with a code that a person requests, also while they cannot sign in. */
export const requestedKinds: ReadonlySet<EmailKind> = new Set([
  "VERIFICATION",
  "EMAIL_CHANGE",
  "RESET",
]);
