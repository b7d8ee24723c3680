import { UserRound } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type {
  ReferralList_viewer$key,
  ReferralStatus,
} from "../../__generated__/ReferralList_viewer.graphql.ts";

import { useShowMore } from "../../shared/lists.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { priceText } from "../../ui/text/numbers.ts";

const statusWords: Readonly<Record<ReferralStatus, readonly [Tone, string]>> = {
  REGISTERED: ["quiet", "Ainda não assinou"],
  PAYING: ["proven", "Paga"],
  ENDED: ["quiet", "Não paga mais"],
  BLOCKED: ["wrong", "Não conta: parece ser você"],
};

/** The people who registered by the link, without anything that tells who they are. */
export function ReferralList(props: { viewer: ReferralList_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment ReferralList_viewer on Viewer
      @refetchable(queryName: "ReferralListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        referrals(first: $first, after: $after) @connection(key: "ReferralList_referrals") {
          edges {
            node {
              id
              registeredAt
              status
              earned {
                formatted
              }
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const people = data.referrals.edges.map(({ node }) => node);
  const { list, showMore } = useShowMore(people.length, loadNext);
  return (
    <Section title="Quem você indicou">
      {people.length === 0
        ? (
          <EmptyState>
            Ninguém criou conta pelo seu link ainda. Mande o link a quem também divulga ofertas.
          </EmptyState>
        )
        : (
          <Rows ref={list}>
            {people.map(({ id, registeredAt, status, earned }) => {
              const [tone, words] = statusWords[status];
              return (
                <Row
                  key={id}
                  title={dateLabel(registeredAt)}
                  note="Criou conta pelo seu link"
                  icon={<UserRound size={18} />}
                  status={<Chip tone={tone}>{words}</Chip>}
                  edge={<b className="tnum">{priceText(earned.formatted)}</b>}
                />
              );
            })}
          </Rows>
        )}
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </Section>
  );
}
