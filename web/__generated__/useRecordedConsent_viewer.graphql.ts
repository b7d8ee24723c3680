/**
 * @generated SignedSource<<5ba5df24da70f0cebbc1dc7c52dbe93c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type useRecordedConsent_viewer$data = {
  readonly acceptances: ReadonlyArray<{
    readonly document: AcceptedDocument;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"acceptancesWhole_user">;
  readonly " $fragmentType": "useRecordedConsent_viewer";
};
export type useRecordedConsent_viewer$key = {
  readonly " $data"?: useRecordedConsent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecordedConsent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRecordedConsent_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "acceptancesWhole_user"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Acceptance",
      "kind": "LinkedField",
      "name": "acceptances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "document",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "10457d3cfea069676abbd3b7eadb4a64";

export default node;
