/**
 * @generated SignedSource<<7e3315ec572dbfcdd18c6e1d922d5152>>
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4bd09cac4b88df9ad17d1012c44c5449";

export default node;
