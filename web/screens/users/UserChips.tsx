import { Ban, Hourglass, MailQuestionMark, ShieldCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type {
  SubscriptionStatus,
  UserChips_user$key,
} from "../../__generated__/UserChips_user.graphql.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import styles from "./Users.module.css";

const icons: Record<Flag, typeof Ban> = {
  blocked: Ban,
  leaving: Hourglass,
  unconfirmed: MailQuestionMark,
};

/**
 * Whether the person is an admin, the status of their plan, and the flags of the account. `brief`
 * shows words only for what matters most; the others are icons.
 */
export function UserChips(props: { user: UserChips_user$key; brief?: boolean }) {
  const user = useFragment(
    graphql`
      fragment UserChips_user on User {
        role
        isEmailVerified
        blockedAt
        deletesAt
        subscription {
          status
        }
      }
    `,
    props.user,
  );
  const { brief = false } = props;
  const flags = flagsOf(user);
  const plan = planStatus[user.subscription.status];
  // In brief, a flag that matters more than the plan replaces it.
  const leading = flags.find((flag) => flag !== "unconfirmed");
  return (
    <span className={`${styles.chips} ${brief ? styles.brief : ""}`}>
      {user.role === "ADMIN" && (
        <Chip tone="on" icon={<ShieldCheck aria-hidden />}>
          <Words isHidden={brief}>Admin</Words>
        </Chip>
      )}
      {!(brief && leading) && <Chip tone={plan.tone}>{plan.words}</Chip>}
      {flags.map((flag) => {
        const { tone, words, short } = flagWords[flag];
        const Icon = icons[flag];
        return (
          <Chip key={flag} tone={tone} icon={<Icon aria-hidden />}>
            <Words isHidden={brief && flag !== leading}>{brief && short || words}</Words>
          </Chip>
        );
      })}
    </span>
  );
}

const Words = (props: { isHidden: boolean; children: string }) =>
  props.isHidden ? <span className="sr-only">{props.children}</span> : props.children;

/** What sets an account apart, the gravest first. */
type Flag = "blocked" | "leaving" | "unconfirmed";

const flagsOf = (user: {
  readonly blockedAt?: string | null | undefined;
  readonly deletesAt?: string | null | undefined;
  readonly isEmailVerified: boolean;
}): Flag[] => [
  ...(user.blockedAt ? ["blocked" as const] : []),
  ...(user.deletesAt ? ["leaving" as const] : []),
  ...(user.isEmailVerified ? [] : ["unconfirmed" as const]),
];

/** The label of each flag; `short` is for narrow screens. */
const flagWords: Record<Flag, { tone: Tone; words: string; short?: string }> = {
  blocked: { tone: "wrong", words: "Bloqueada" },
  leaving: { tone: "doubt", words: "Exclusão pedida", short: "Vai sair" },
  unconfirmed: { tone: "doubt", words: "E-mail não confirmado" },
};

/** The label of a plan's status. */
const planStatus: Record<SubscriptionStatus, { tone: Tone; words: string }> = {
  TRIALING: { tone: "on", words: "Em teste" },
  ACTIVE: { tone: "proven", words: "Ativo" },
  EXPIRED: { tone: "quiet", words: "Encerrado" },
  PAST_DUE: { tone: "doubt", words: "Em atraso" },
  CANCELED: { tone: "quiet", words: "Cancelado" },
  UNPAID: { tone: "wrong", words: "Não pago" },
  INCOMPLETE: { tone: "doubt", words: "Incompleto" },
  PAUSED: { tone: "quiet", words: "Em pausa" },
};
