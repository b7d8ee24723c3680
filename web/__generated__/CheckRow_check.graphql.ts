/**
 * @generated SignedSource<<bdcdfd7ed81fdf1bd619998a3349c2a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type HealthLevel = "ALERT" | "NOTE" | "OK";
import { FragmentRefs } from "relay-runtime";
export type CheckRow_check$data = {
  readonly advice: string;
  readonly figure: string;
  readonly label: string;
  readonly level: HealthLevel;
  readonly path: string | null | undefined;
  readonly since: string | null | undefined;
  readonly " $fragmentType": "CheckRow_check";
};
export type CheckRow_check$key = {
  readonly " $data"?: CheckRow_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckRow_check">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckRow_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "figure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "HealthCheck",
  "abstractKey": null
};

(node as any).hash = "cecb54e6a5711b21532a257c8e9e2e72";

export default node;
