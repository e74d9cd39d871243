import { played } from "./played.mjs";

postMessage(await played().catch((failure) => String(failure.stack)));
