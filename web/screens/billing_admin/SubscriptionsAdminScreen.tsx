import { Suspense, useCallback } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { SubscriptionsAdminScreenQuery } from "../../__generated__/SubscriptionsAdminScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import {
  parseSubscribersParams,
  type SubscriberFilterName,
  subscriberFilters,
} from "./subscribers_params.ts";
import { useDeferredParams, useSetParam } from "../../shared/lists.ts";
import { useSearchText } from "../../shared/search.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import tabs from "../../ui/layout/tabs.module.css";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { BillingFigures } from "./BillingFigures.tsx";
import { SubscriberList } from "./SubscriberList.tsx";
import styles from "./BillingAdmin.module.css";

const SubscriberSheet = lazyOnIdle(async () =>
  (await import("./SubscriberSheet.tsx")).SubscriberSheet
);
const TaxInvoices = lazyOnIdle(async () => (await import("./TaxInvoices.tsx")).TaxInvoices);
const PaymentReports = lazyOnIdle(async () =>
  (await import("./PaymentReports.tsx")).PaymentReports
);

/** `/app/admin/subscriptions`: who subscribes and how it stands; `?ver=avisos` the vendor's reports. */
export function SubscriptionsAdminScreen() {
  const [params] = useSearchParams();
  const showsReports = params.get("ver") === "avisos";
  const { openedId, close } = useSheetParam("pessoa");
  return (
    <>
      <ScreenTitle
        title={screenNames[paths.subscribers].title}
        note="Quem assina, o que entra por mês e o que precisa de você."
      />
      <div className={styles.content}>
        <nav className={tabs.tabs} aria-label="O que ver">
          <Tab to={paths.subscribers} isChosen={!showsReports}>Pessoas</Tab>
          <Tab to={`${paths.subscribers}?ver=avisos`} isChosen={showsReports}>Avisos</Tab>
        </nav>
        <Suspense fallback={<RowsSkeleton label="Assinaturas a caminho" />}>
          {showsReports ? <PaymentReports /> : <Subscribers />}
        </Suspense>
      </div>
      {openedId && (
        <Suspense>
          <SubscriberSheet key={openedId} userId={openedId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const Tab = (props: { to: string; isChosen: boolean; children: string }) => (
  <Link
    to={props.to}
    replace
    aria-current={props.isChosen ? "page" : undefined}
    className={props.isChosen ? "on-card" : ""}
  >
    {props.children}
  </Link>
);

const query = graphql`
  query SubscriptionsAdminScreenQuery($filter: SubscriberFilter, $search: String, $first: Int!) {
    viewer {
      isTaxpayerRequired
    }
    billingFigures {
      ...BillingFigures_figures
    }
    ...SubscriberList_query @arguments(filter: $filter, search: $search, first: $first)
  }
`;

/** The figures, and the people who match the address's filter; refetched after an absence. */
function Subscribers() {
  const [{ page: variables }, isStale] = useDeferredParams(parseSubscribersParams);
  const data = useScreenQuery<SubscriptionsAdminScreenQuery>(query, variables, "store-and-network");
  const refresh = useCallback(() => refetch(query, variables), [variables]);
  useRefetchMissed(refresh);
  return (
    <>
      {data.billingFigures && <BillingFigures figures={data.billingFigures} />}
      {data.viewer?.isTaxpayerRequired && (
        <Suspense>
          <TaxInvoices />
        </Suspense>
      )}
      <Filters />
      <SubscriberList key={JSON.stringify(variables)} query={data} isStale={isStale} />
    </>
  );
}

/** Filters the list by text and by kind; both are in the address. */
function Filters() {
  const [params] = useSearchParams();
  const { filter: chosen } = parseSubscribersParams(params);
  const [words, setWords] = useSearchText();
  const setParam = useSetParam();
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar por nome ou e-mail" value={words} onChange={setWords} />
      <ChipGroup label="Mostrar só">
        {(Object.keys(subscriberFilters) as SubscriberFilterName[]).map((name) => (
          <ToggleChip
            key={name}
            isPicked={name === chosen}
            onToggle={() => setParam("so", name === chosen ? null : name)}
          >
            {subscriberFilters[name].label}
          </ToggleChip>
        ))}
      </ChipGroup>
    </div>
  );
}
