import { Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { UsersScreenQuery } from "../../__generated__/UsersScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount, useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { parseUsersParams, type UserFilter } from "../../routing/search_params.ts";
import { useDeferredParams, useSetParam } from "../../shared/lists.ts";
import { useSearchText } from "../../shared/search.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import tabs from "../../ui/layout/tabs.module.css";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { UserList } from "./UserList.tsx";
import styles from "./Users.module.css";

const PersonSheet = lazyOnIdle(async () => (await import("./PersonSheet.tsx")).PersonSheet);
const TrailList = lazyOnIdle(async () => (await import("./TrailList.tsx")).TrailList);
const StoreReports = lazyOnIdle(async () => (await import("./StoreReports.tsx")).StoreReports);

/** `/app/admin/user-management`: who has an account, and who did what; `?pessoa=` opens one. */
export function UsersScreen() {
  const [params] = useSearchParams();
  const { filter, page: { showsTrail } } = parseUsersParams(params);
  const showsStores = params.get("ver") === "lojas";
  const { openedId: userId, close } = useSheetParam("pessoa");
  return (
    <>
      <ScreenTitle
        title={screenNames[paths.users].title}
        note="Quem tem conta aqui, e o que foi feito por quem."
      />
      <div className={styles.content}>
        <UsersTabs chosen={showsStores ? "lojas" : showsTrail ? "historico" : null} />
        {!showsTrail && !showsStores && <UserFilters chosen={filter} />}
        <Suspense
          fallback={
            <RowsSkeleton label={showsTrail ? "Histórico a caminho" : "Pessoas a caminho"} />
          }
        >
          {showsStores ? <StoreReports /> : <UsersContent />}
        </Suspense>
      </div>
      {userId && (
        <Suspense>
          <PersonSheet key={userId} userId={userId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const query = graphql`
  query UsersScreenQuery(
    $search: String
    $role: Role
    $isBlocked: Boolean
    $first: Int!
    $showsTrail: Boolean!
  ) {
    ...UserList_query
      @arguments(search: $search, role: $role, isBlocked: $isBlocked, first: $first)
      @skip(if: $showsTrail)
      @alias(as: "people")
    ...TrailList_query @arguments(first: $first) @include(if: $showsTrail) @alias(as: "trail")
  }
`;

/** The people that match the address's filters, or the audit trail; refetched after an absence. */
function UsersContent() {
  const [{ page: variables }, isStale] = useDeferredParams(parseUsersParams);
  const { people, trail } = useScreenQuery<UsersScreenQuery>(query, variables);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    const first = refetchCount(length.current);
    if (length.current <= first) refetch(query, { ...variables, first });
  }, [variables]);
  useRefetchMissed(refresh); // no subscription covers other people
  const list = { isStale, length };
  return (
    <>
      {people && (
        <UserList key={JSON.stringify(variables)} query={people} variables={variables} {...list} />
      )}
      {trail && <TrailList query={trail} {...list} />}
    </>
  );
}

/** Switches between the people, the audit trail and the reported stores by the address. */
const UsersTabs = ({ chosen }: { chosen: "historico" | "lojas" | null }) => (
  <nav className={tabs.tabs} aria-label="O que ver">
    <Tab to={paths.users} isChosen={chosen === null}>Pessoas</Tab>
    <Tab to={`${paths.users}?ver=historico`} isChosen={chosen === "historico"}>Histórico</Tab>
    <Tab to={`${paths.users}?ver=lojas`} isChosen={chosen === "lojas"}>Lojas</Tab>
  </nav>
);

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

const filterLabels: Record<UserFilter, string> = {
  administradores: "Administradores",
  bloqueadas: "Bloqueadas",
};

/** Filters the list by text and by kind; both are in the address. */
function UserFilters({ chosen }: { chosen: UserFilter | null }) {
  const [words, setWords] = useSearchText();
  const setParam = useSetParam();
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar por nome ou e-mail" value={words} onChange={setWords} />
      <ChipGroup label="Mostrar só">
        {(Object.keys(filterLabels) as UserFilter[]).map((filter) => (
          <ToggleChip
            key={filter}
            isPicked={filter === chosen}
            onToggle={() => setParam("so", filter === chosen ? null : filter)}
          >
            {filterLabels[filter]}
          </ToggleChip>
        ))}
      </ChipGroup>
    </div>
  );
}
