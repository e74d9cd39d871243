import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The build step that puts the page together which plays without a server: as a folder for any static host, and as one file that can be opened
 * from a disk.
 *
 * <p>Arguments: the files of the web table, the npm package, what is there besides, the folder that is written, and the file that is written.
 */
public final class AssembleSite {
    private static final String LIT = "META-INF/resources/webjars/lit-html/";

    /** Where the rules are: all games together, and none of those that the package has alone, too. */
    private static final String PACKAGE = "terrene/";

    /** Where the page has its tables. */
    private static final String AT_SERVER = "\"./server.js\"";
    private static final String HERE = "\"./here.js\"";

    /** A module that another one imports. */
    private static final Pattern IMPORT = Pattern.compile("(from |import |import\\()\"(\\./[^\"]+)\"");

    /** What browsers need that run no WebAssembly with garbage collection: 5 MB that others do not load. */
    private static final String FALLBACK = "rules.js";

    private final Path site;

    private AssembleSite(Path site) {
        this.site = site;
    }

    public static void main(String[] arguments) throws IOException {
        List<Path> from = Stream.of(arguments).map(Path::of).collect(Collectors.toList());
        AssembleSite all = new AssembleSite(from.get(3));
        all.copy(from.get(0), "");
        all.copy(from.get(1), PACKAGE);
        Files.writeString(all.at("lib/lit-html.js"), lit());
        all.edit("api.js", AT_SERVER, HERE);
        Files.writeString(from.get(4), all.oneFile());
        all.edit("index.html", "</head>", "  <link rel=\"manifest\" href=\"manifest.webmanifest\">\n"
                + "  <script>navigator.serviceWorker?.register(\"sw.js\");</script>\n</head>");
        all.copy(from.get(2), "");
        all.edit("sw.js", "@files@", all.files());
        all.edit("sw.js", "@version@", all.version());
    }

    private Path at(String name) throws IOException {
        Path file = site.resolve(name);
        Files.createDirectories(file.getParent());
        return file;
    }

    private void copy(Path folder, String place) throws IOException {
        for (Path file : filesOf(folder)) {
            String name = place + folder.relativize(file).toString().replace('\\', '/');
            boolean alone = place.equals(PACKAGE) && name.indexOf('/', PACKAGE.length()) > 0;
            if (!alone && !name.endsWith(".ts") && !name.endsWith("node.js") && !name.endsWith("README.md")) {
                Files.copy(file, at(name), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
        }
    }

    private static String lit() throws IOException {
        try (InputStream properties = ClassLoader.getSystemResourceAsStream("META-INF/maven/org.webjars.npm/lit-html/pom.properties")) {
            java.util.Properties named = new java.util.Properties();
            named.load(properties);
            try (InputStream library = ClassLoader.getSystemResourceAsStream(LIT + named.getProperty("version") + "/lit-html.js")) {
                return new String(library.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }

    private void edit(String name, String before, String after) throws IOException {
        Files.writeString(site.resolve(name), replaced(read(name), before, after));
    }

    private static String replaced(String text, String before, String after) {
        if (!text.contains(before)) {
            throw new IllegalStateException("there is no " + before + " any more");
        }
        return text.replace(before, after);
    }

    private String read(String name) throws IOException {
        return Files.readString(site.resolve(name));
    }

    /** All files that the page needs, for those who will have no network. */
    private String files() throws IOException {
        TreeSet<String> names = new TreeSet<>();
        for (Path file : filesOf(site)) {
            String name = site.relativize(file).toString().replace('\\', '/');
            if (!name.endsWith(FALLBACK) && !name.equals("sw.js")) {
                names.add(name);
            }
        }
        return Stream.concat(Stream.of("./"), names.stream())
                .map(name -> '"' + name + '"')
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private String version() throws IOException {
        try {
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            for (Path file : filesOf(site)) {
                hash.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(hash.digest(), 0, 6);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    // ---- One file

    /** The whole page: modules that import each other stand in addresses, since a disk serves none. */
    private String oneFile() throws IOException {
        Map<String, String> modules = new LinkedHashMap<>();
        for (Path file : filesOf(site)) {
            String name = site.relativize(file).toString().replace('\\', '/');
            if (name.endsWith(".js") && !name.startsWith("terrene/") && !List.of("worker.js", "kept.js", "server.js").contains(name)) {
                modules.put("page/" + name, address(inPage(name)));
            }
        }
        String imports = modules.entrySet().stream()
                .map(module -> "\"" + module.getKey() + "\": \"" + module.getValue() + "\"")
                .collect(Collectors.joining(",\n", "{\"imports\": {", "}}"));
        String icon = "data:image/svg+xml;base64," + base64(read("icon.svg"));
        String page = read("index.html");
        for (String sheet : List.of("style.css", "table.css", "cards.css")) {
            page = replaced(page, "<link rel=\"stylesheet\" href=\"" + sheet + "\">", "<style>" + read(sheet) + "</style>");
        }
        page = replaced(page, "href=\"icon.svg\"", "href=\"" + icon + "\"");
        return replaced(
                page,
                "<script type=\"module\" src=\"main.js\"></script>",
                "<script type=\"importmap\">" + imports + "</script>\n"
                        + "<script type=\"text/plain\" id=\"worker\">" + worker().replace("</", "<\\/") + "</script>\n"
                        + "<script type=\"module\">import \"page/main.js\";</script>");
    }

    /** A module of the page. What it would ask a host for stands in the page. */
    private String inPage(String name) throws IOException {
        String folder = name.contains("/") ? name.substring(0, name.lastIndexOf('/') + 1) : "";
        String text = IMPORT.matcher(read(name)).replaceAll(found -> Matcher.quoteReplacement(
                found.group(1) + "\"page/" + folder + found.group(2).substring(2) + "\""));
        if (name.equals("here.js")) {
            return replaced(
                    text,
                    "new URL(\"./worker.js\", import.meta.url), { type: \"module\" }",
                    "URL.createObjectURL(new Blob([document.getElementById(\"worker\").textContent], { type: \"text/javascript\" }))");
        }
        return text.replace("src=\"icon.svg\"", "src=\"data:image/svg+xml;base64," + base64(read("icon.svg")) + "\"");
    }

    /**
     * The worker, with all that it needs. On a disk, browsers make no worker of a module, but let one import it; what it is sent meanwhile waits.
     */
    private String worker() throws IOException {
        String wasm = Base64.getEncoder().encodeToString(Files.readAllBytes(site.resolve("terrene/rules.wasm")));
        String module = replaced(alone("worker.js"), "load()", "self.rules.then((wasm) => load({ kind: \"wasm\", wasm }))");
        return String.join(
                "\n",
                "self.rules = fetch(\"data:application/wasm;base64," + wasm + "\").then((answer) => answer.arrayBuffer());",
                "const sent = [];",
                "const wait = ({ data }) => sent.push(data);",
                "self.addEventListener(\"message\", wait);",
                "import(\"" + address(module) + "\").then(() => {",
                "  self.removeEventListener(\"message\", wait);",
                "  sent.forEach((data) => self.dispatchEvent(new MessageEvent(\"message\", { data })));",
                "});");
    }

    /** A module that imports others from addresses that hold them. */
    private String alone(String name) throws IOException {
        String folder = name.contains("/") ? name.substring(0, name.lastIndexOf('/') + 1) : "";
        StringBuilder text = new StringBuilder();
        Matcher imports = IMPORT.matcher(read(name));
        while (imports.find()) {
            String other = folder + imports.group(2).substring(2);
            String address = other.endsWith(FALLBACK) ? "" : address(alone(other));
            imports.appendReplacement(text, Matcher.quoteReplacement(imports.group(1) + '"' + address + '"'));
        }
        return imports.appendTail(text).toString();
    }

    private static String address(String module) {
        return "data:text/javascript;base64," + base64(module);
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
