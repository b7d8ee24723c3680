/**
 * @generated SignedSource<<3bbac8be7412be85c2ff2f6b737596d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanDifferenceKind = "NAME" | "NOT_FOR_SALE_HERE" | "NOT_FOR_SALE_THERE" | "ONLY_THERE";
import { FragmentRefs } from "relay-runtime";
export type PlanDifferences_query$data = {
  readonly planDifferences: ReadonlyArray<{
    readonly here: string | null | undefined;
    readonly kind: PlanDifferenceKind;
    readonly priceId: string;
    readonly there: string | null | undefined;
  }>;
  readonly " $fragmentType": "PlanDifferences_query";
};
export type PlanDifferences_query$key = {
  readonly " $data"?: PlanDifferences_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanDifferences_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanDifferences_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanDifference",
      "kind": "LinkedField",
      "name": "planDifferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "here",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "there",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8bf055e57caa8ba3949978ca509e1499";

export default node;
