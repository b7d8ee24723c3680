import { graphql, useMutation } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useSaveToCatalogueMutation } from "../../__generated__/useSaveToCatalogueMutation.graphql.ts";
import { productPath } from "../../paths.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Keeps an offer's product in the catalogue; the notice leads to it. */
export function useSaveToCatalogue() {
  const { showNotice, closeNotice } = useNotices();
  const navigate = useNavigate();
  const showError = useErrorNotice();
  const [commit] = useMutation<useSaveToCatalogueMutation>(graphql`
    mutation useSaveToCatalogueMutation($input: SaveProductInput!) {
      saveProduct(input: $input) {
        ... on Product {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return (offerId: string) =>
    void commit({
      variables: { input: { offerId } },
      onCompleted({ saveProduct: { id, message } }) {
        if (!id) return void showNotice(message ?? "", { variant: "error" });
        showNotice("Produto salvo no catálogo.", {
          variant: "success",
          action: (snackbar) => (
            <Button
              onClick={() => {
                closeNotice(snackbar);
                navigate(productPath(id));
              }}
            >
              Ver
            </Button>
          ),
        });
      },
      onError: showError,
    });
}
