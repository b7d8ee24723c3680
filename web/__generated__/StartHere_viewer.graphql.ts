/**
 * @generated SignedSource<<40035e47097f91f2fefc79e8c8013440>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RecentBatches_viewer">;
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
      "name": "RecentBatches_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0b0d4c230ac9eaf8ea601ad4548c57dc";

export default node;
