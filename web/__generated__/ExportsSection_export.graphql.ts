/**
 * @generated SignedSource<<d18081c109980c8cd57ef2a85cf0d256>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExportFailure = "INTERNAL" | "TOO_LARGE";
export type ExportFormat = "CSV" | "JSONL";
export type ExportKind = "CLICKS" | "OFFERS";
export type ExportStatus = "EXPIRED" | "FAILED" | "READY" | "RUNNING";
import { FragmentRefs } from "relay-runtime";
export type ExportsSection_export$data = {
  readonly expiresAt: string | null | undefined;
  readonly failure: ExportFailure | null | undefined;
  readonly format: ExportFormat;
  readonly id: string;
  readonly kind: ExportKind;
  readonly requestedAt: string;
  readonly rowCount: number;
  readonly size: number;
  readonly status: ExportStatus;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "ExportsSection_export";
};
export type ExportsSection_export$key = {
  readonly " $data"?: ExportsSection_export$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportsSection_export">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportsSection_export",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
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
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Export",
  "abstractKey": null
};

(node as any).hash = "93db3aa007aba4dab227b0e815175039";

export default node;
