import { load } from "terrene/hobe";
import { played } from "../played.mjs";

postMessage(await played(load).catch((failure) => String(failure.stack)));
