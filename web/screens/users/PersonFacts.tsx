import { graphql, useFragment } from "react-relay";
import type {
  PersonFacts_user$data,
  PersonFacts_user$key,
} from "../../__generated__/PersonFacts_user.graphql.ts";
import { zoneCity } from "../../shared/time_zones.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Person.module.css";
import { UserChips } from "./UserChips.tsx";

type Usage = PersonFacts_user$data["assistantUsage"];

/** "12 pedidos · 34.567 tokens · US$ 0,12"; a cost that is estimated or not known is said to be so. */
function usageWords(usage: Usage): string {
  const { prompts, inputTokens, outputTokens, costMicros, estimatedCostMicros } = usage;
  const tokens = inputTokens + outputTokens;
  if (prompts === 0 && tokens === 0) return "nenhum pedido";
  const cost = typeof costMicros === "number"
    ? dollars(costMicros)
    : typeof estimatedCostMicros === "number"
    ? `cerca de ${dollars(estimatedCostMicros)}, em parte estimado`
    : "custo não conhecido";
  return `${countLabel(prompts, "pedido", "pedidos")} · ${
    tokens.toLocaleString("pt-BR")
  } tokens · ${cost}`;
}

const dollars = (micros: number): string =>
  (micros / 1_000_000).toLocaleString("pt-BR", { style: "currency", currency: "USD" });

/** Who the person is, since when and on which plan; why they are blocked, when they are deleted. */
export function PersonFacts(props: { user: PersonFacts_user$key }) {
  const user = useFragment(
    graphql`
      fragment PersonFacts_user on User {
        displayName
        email
        photoUrl
        createdAt
        timeZone
        blockedAt
        blockedReason
        deletesAt
        subscription {
          plan
          expiresAt
        }
        assistantUsage {
          prompts
          inputTokens
          outputTokens
          costMicros
          estimatedCostMicros
        }
        ...UserChips_user
      }
    `,
    props.user,
  );
  const { displayName, email, photoUrl, blockedAt, deletesAt, subscription } = user;
  return (
    <>
      <div className={styles.who}>
        <Avatar name={displayName || email} photoUrl={photoUrl} size={56} />
        <div>
          <h3>{displayName || email}</h3>
          <p className="small">{email}</p>
        </div>
      </div>
      <UserChips user={user} />
      {blockedAt && (
        <Alert severity="warning">
          Bloqueada desde {dateLabel(blockedAt)}. Motivo: {user.blockedReason}
        </Alert>
      )}
      {deletesAt && (
        <Alert severity="warning">
          Pediu a exclusão: a conta é apagada em {dateLabel(deletesAt)}, se a pessoa não desistir.
        </Alert>
      )}
      <dl className={`${styles.facts} tnum`}>
        <dt>Aqui desde</dt>
        <dd>{dateLabel(user.createdAt)}</dd>
        <dt>Plano</dt>
        <dd>{subscription.plan}</dd>
        <dt>Vale até</dt>
        <dd>{subscription.expiresAt ? dateLabel(subscription.expiresAt) : "sem data de fim"}</dd>
        <dt>Fuso horário</dt>
        <dd>{zoneCity(user.timeZone)}</dd>
        <dt>Garimpo IA, 30 dias</dt>
        <dd>{usageWords(user.assistantUsage)}</dd>
      </dl>
    </>
  );
}
