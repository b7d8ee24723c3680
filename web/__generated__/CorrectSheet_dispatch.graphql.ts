/**
 * @generated SignedSource<<0d8abc535f23c678d526a29e80acf496>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CorrectionKind = "EDIT" | "REMOVE";
export type DispatchStatus = "CANCELED" | "EXPIRED" | "FAILED" | "QUEUED" | "SENDING" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type CorrectSheet_dispatch$data = {
  readonly correctable: {
    readonly ofEdit: CorrectionKind | null | undefined;
    readonly ofRemove: CorrectionKind | null | undefined;
  };
  readonly group: {
    readonly title: string;
  };
  readonly id: string;
  readonly status: DispatchStatus;
  readonly " $fragmentType": "CorrectSheet_dispatch";
};
export type CorrectSheet_dispatch$key = {
  readonly " $data"?: CorrectSheet_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectSheet_dispatch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorrectSheet_dispatch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CorrectionOutlook",
      "kind": "LinkedField",
      "name": "correctable",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ofEdit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ofRemove",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};

(node as any).hash = "3b7148d9e9a470ca84bb17e86230782f";

export default node;
