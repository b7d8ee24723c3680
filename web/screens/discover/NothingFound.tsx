import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { FILTER_PARAMS } from "./DiscoverFilters.tsx";

/** The empty list, with the reason and the next step. */
export function NothingFound(props: {
  /** The products that have the words searched for, whatever the filters. */
  total: number;
  search: string | null;
  /** Whether a shop was searched. */
  isSearched: boolean;
}) {
  const [, setParams] = useSearchParams();
  if (props.total > 0) {
    const clear = () =>
      setParams((params) => {
        for (const name of FILTER_PARAMS) params.delete(name);
        return params;
      }, { replace: true });
    return (
      <EmptyState
        action={<Button variant="outlined" onClick={clear}>Limpar filtros</Button>}
      >
        Nenhum dos {countLabel(props.total, "produto", "produtos")} passa pelos filtros.
      </EmptyState>
    );
  }
  if (props.search) {
    return (
      <EmptyState
        action={
          <Button variant="outlined" component={Link} to={paths.discover}>
            {props.isSearched ? "Ver o que as lojas sugerem" : "Limpar a busca"}
          </Button>
        }
      >
        Nenhum produto com “{props.search}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      {props.isSearched
        ? "As lojas não sugerem nada agora. Busque por um produto."
        : "Nada para mostrar ainda. Busque por um produto."}
    </EmptyState>
  );
}
