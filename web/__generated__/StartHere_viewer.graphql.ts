/**
 * @generated SignedSource<<9341f1578d82c9f3d285835c7310cded>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartHere_viewer$data = {
  readonly affiliateTags: {
    readonly amazonTag: string | null | undefined;
    readonly mercadoLivreWord: string | null | undefined;
    readonly shopeeId: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"StartHere_batches">;
  readonly " $fragmentType": "StartHere_viewer";
};
export type StartHere_viewer$key = {
  readonly " $data"?: StartHere_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartHere_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartHere_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateTags",
      "kind": "LinkedField",
      "name": "affiliateTags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amazonTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shopeeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mercadoLivreWord",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartHere_batches"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d6acbc202652e25fa46294562dd0dd91";

export default node;
