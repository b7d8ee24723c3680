import { Ban, Hourglass, MailQuestionMark, ShieldCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type {
  SubscriptionStatus,
  UserChips_user$key,
} from "../../__generated__/UserChips_user.graphql.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import styles from "./Users.module.css";

const icons: Record<State, typeof Ban> = {
  blocked: Ban,
  leaving: Hourglass,
  unconfirmed: MailQuestionMark,
};

/**
 * Whether somebody is an admin, how their plan stands, and what is the matter with the account.
 * `brief` says in words only what matters most.
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
  const states = statesOf(user);
  const plan = planStatus[user.subscription.status];
  // In brief, words are for what weighs more than the plan.
  const leading = states.find((state) => state !== "unconfirmed");
  return (
    <span className={`${styles.chips} ${brief ? styles.brief : ""}`}>
      {user.role === "ADMIN" && (
        <Chip tone="on" icon={<ShieldCheck aria-hidden />}>
          <Words isHidden={brief}>Admin</Words>
        </Chip>
      )}
      {!(brief && leading) && <Chip tone={plan.tone}>{plan.words}</Chip>}
      {states.map((state) => {
        const { tone, words, short } = stateWords[state];
        const Icon = icons[state];
        return (
          <Chip key={state} tone={tone} icon={<Icon aria-hidden />}>
            <Words isHidden={brief && state !== leading}>{brief && short || words}</Words>
          </Chip>
        );
      })}
    </span>
  );
}

const Words = (props: { isHidden: boolean; children: string }) =>
  props.isHidden ? <span className="sr-only">{props.children}</span> : props.children;

/** What can be the matter with an account, the gravest first. */
type State = "blocked" | "leaving" | "unconfirmed";

const statesOf = (user: {
  readonly blockedAt?: string | null | undefined;
  readonly deletesAt?: string | null | undefined;
  readonly isEmailVerified: boolean;
}): State[] => [
  ...(user.blockedAt ? ["blocked" as const] : []),
  ...(user.deletesAt ? ["leaving" as const] : []),
  ...(user.isEmailVerified ? [] : ["unconfirmed" as const]),
];

/** How it is said, and said where there is little room. */
const stateWords: Record<State, { tone: Tone; words: string; short?: string }> = {
  blocked: { tone: "wrong", words: "Bloqueada" },
  leaving: { tone: "doubt", words: "Exclusão pedida", short: "Vai sair" },
  unconfirmed: { tone: "doubt", words: "E-mail não confirmado" },
};

/** How a plan stands, in a word or two. */
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
