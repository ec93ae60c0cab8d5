"use strict";
// Rows of at most a width, each sorted by the middle of its neighbors to avoid crossings.
function layout(names, edges, level, widthOf) {
  const near = new Map(names.map(name => [name, []]));
  for (const { tail, head } of edges) {
    near.get(tail).push(head);
    near.get(head).push(tail);
  }
  const rows = [];
  const levels = [...new Set(level.values())].sort((a, b) => a - b);
  for (const name of names) (rows[levels.indexOf(level.get(name))] ||= []).push(name);
  const x = new Map();
  const spread = row => {
    const total = row.reduce((sum, name) => sum + widthOf(name) + 18, 0);
    let left = -total / 2;
    for (const name of row) {
      x.set(name, left + widthOf(name) / 2);
      left += widthOf(name) + 18;
    }
  };
  rows.forEach(row => { row.sort(); spread(row); });
  for (let round = 0; round < 6; round += 1) {
    const sweep = round % 2 ? [...rows].reverse() : rows;
    for (const row of sweep) {
      const middle = new Map(row.map(name => {
        const others = near.get(name).filter(other => level.get(other) !== level.get(name));
        const sum = others.reduce((sum, other) => sum + x.get(other), 0);
        return [name, others.length ? sum / others.length : x.get(name)];
      }));
      row.sort((a, b) => middle.get(a) - middle.get(b) || (a < b ? -1 : 1));
      spread(row);
    }
  }
  const lines = [], limit = 1500;
  for (const row of [...rows].reverse()) {
    let line = [], width = 0;
    for (const name of row) {
      if (width + widthOf(name) > limit && line.length) {
        lines.push(line);
        line = [];
        width = 0;
      }
      line.push(name); width += widthOf(name) + 18;
    }
    lines.push(line);
  }
  lines.forEach(spread);
  const y = new Map();
  lines.forEach((line, number) => line.forEach(name => y.set(name, 34 + number * 78)));
  const left = Math.min(0, ...names.map(name => x.get(name) - widthOf(name) / 2)) - 60;
  const right = Math.max(0, ...names.map(name => x.get(name) + widthOf(name) / 2)) + 60;
  const at = new Map(names.map(name => [name, { x: x.get(name) - left, y: y.get(name) }]));
  return { at, width: right - left, height: lines.length * 78 };
}

// The modules within some steps of one, in both directions.
function surroundings(name, depth, edges) {
  let found = new Set([name]);
  for (const [from, to] of [["tail", "head"], ["head", "tail"]]) {
    let last = new Set([name]);
    for (let step = 0; step < depth; step += 1) {
      const next = new Set();
      for (const edge of edges) if (last.has(edge[from])) next.add(edge[to]);
      next.forEach(other => found.add(other));
      last = next;
    }
  }
  return found;
}
// The names on a shortest path; none if there is no path.
function shortestPath(from, to, edges) {
  const before = new Map([[from, null]]);
  const queue = [from];
  for (const name of queue) {
    if (name === to) break;
    for (const edge of edges) {
      if (edge.tail === name && !before.has(edge.head)) {
        before.set(edge.head, name);
        queue.push(edge.head);
      }
    }
  }
  if (from === to || !before.has(to)) return [];
  const path = [];
  for (let name = to; name !== null; name = before.get(name)) path.unshift(name);
  return path;
}
// A folder has its own name; modules of the same height have only those of its members.
function titleOf(folder, members) {
  if (!/^Level \d+$/.test(folder)) return folder + " (" + members.length + ")";
  const rest = members.length > 3 ? " + " + (members.length - 3) : "";
  return members.slice(0, 3).join(", ") + rest;
}
// The nodes and edges to draw. A node is a module, or a folder with its modules.
function visible(data, state) {
  let modules = data.modules.filter(module =>
    (state.tests || !["test", "snippet"].includes(module.kind))
    && (state.external || module.kind !== "external"));
  let names = new Set(modules.map(module => module.name));
  const all = data.edges.filter(edge => names.has(edge.tail) && names.has(edge.head));
  if (state.focus && names.has(state.focus)) {
    const near = surroundings(state.focus, state.depth, all);
    modules = modules.filter(module => near.has(module.name));
  }
  names = new Set(modules.map(module => module.name));
  const nodes = new Map(), nodeOf = new Map();
  for (const module of modules) {
    const isHidden = state.collapsed.has(module.folder) && module.name !== state.focus;
    const key = isHidden ? "folder " + module.folder : module.name;
    nodeOf.set(module.name, key);
    const node = nodes.get(key) || { key, members: [], isFolder: isHidden, level: 0 };
    node.level = Math.max(node.level, module.level);
    node.members.push(module.name);
    node.label = isHidden ? titleOf(module.folder, node.members) : module.name;
    nodes.set(key, node);
  }
  const edges = new Map();
  for (const edge of all) {
    const tail = nodeOf.get(edge.tail), head = nodeOf.get(edge.head);
    if (!tail || !head || tail === head) continue;
    const key = tail + "\n" + head;
    const known = edges.get(key) || { tail, head, state: "", count: 0, titles: [] };
    const states = [known.state, edge.state];
    known.state = ["red", "amber", "frozen"].find(state => states.includes(state)) || "";
    if (edge.state) known.count += 1;
    known.titles.push(edge.title);
    edges.set(key, known);
  }
  const kept = highlighted({ nodeOf, all }, state).edges;
  const drawn = state.all ? [...edges.values()] : reduced([...edges.values()], kept);
  return { nodes: [...nodes.values()], edges: drawn, nodeOf, all };
}
// The edges without those that follow from others; findings and highlighted edges stay.
function reduced(edges, kept) {
  const heads = new Map();
  for (const edge of edges) {
    if (!heads.has(edge.tail)) heads.set(edge.tail, new Set());
    heads.get(edge.tail).add(edge.head);
  }
  const reaches = (from, to) => {
    const known = new Set([from]), stack = [from];
    while (stack.length) {
      for (const head of heads.get(stack.pop()) || []) {
        if (head === to) return true;
        if (!known.has(head)) { known.add(head); stack.push(head); }
      }
    }
    return false;
  };
  return edges.filter(edge => {
    if (edge.state === "red" || kept.has(edge.tail + "\n" + edge.head)) return true;
    heads.get(edge.tail).delete(edge.head);
    if (reaches(edge.tail, edge.head)) return false;
    heads.get(edge.tail).add(edge.head);
    return true;
  });
}
// The nodes and edges to highlight: a path, or the neighbors of a node.
function highlighted(view, state) {
  let path = state.path;
  if (state.from && state.to) path = shortestPath(state.from, state.to, view.all);
  const keys = path.map(name => view.nodeOf.get(name)).filter(Boolean);
  const nodes = new Set(keys), edges = new Set();
  for (let step = 1; step < keys.length; step += 1) {
    edges.add(keys[step - 1] + "\n" + keys[step]);
  }
  return { nodes, edges, path };
}

const data = JSON.parse(document.getElementById("data").textContent);
const element = id => document.getElementById(id);
const state = { focus: "", depth: 1, tests: false, external: false, all: false,
  from: "", to: "", path: [], collapsed: new Set() };
const svgName = "http://www.w3.org/2000/svg";
function add(parent, name, attributes, text) {
  const child = document.createElementNS(svgName, name);
  for (const key in attributes) child.setAttribute(key, attributes[key]);
  if (text !== undefined) child.textContent = text;
  parent.appendChild(child);
  return child;
}
function draw() {
  const view = visible(data, state), lit = highlighted(view, state);
  const labels = new Map(view.nodes.map(node => [node.key, node.label]));
  const widthOf = key => 22 + 7.2 * labels.get(key).length;
  const level = new Map(view.nodes.map(node => [node.key, node.level]));
  const { at, width, height } = layout([...labels.keys()], view.edges, level, widthOf);
  const svg = document.createElementNS(svgName, "svg");
  svg.setAttribute("viewBox", [0, 0, width, height].join(" "));
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  if (lit.nodes.size) svg.classList.add("lit");
  const marker = add(add(svg, "defs", {}), "marker", { id: "arrow", viewBox: "0 0 8 8",
    refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" });
  add(marker, "path", { d: "M0 0L8 4L0 8z" });
  const pairs = new Set(view.edges.map(edge => edge.tail + "\n" + edge.head));
  for (const edge of view.edges) {
    const a = at.get(edge.tail), b = at.get(edge.head), down = b.y >= a.y ? 1 : -1;
    const y1 = a.y + 14 * down, y2 = b.y - 16 * down;
    const bend = a.y === b.y ? -40 : (y2 - y1) / 2;
    // Beside the arrow in the other direction, and around nodes between the ends.
    const apart = pairs.has(edge.head + "\n" + edge.tail) ? 7 * down : 0;
    const [x1, x2] = [a.x + apart, b.x + apart];
    const isBlocked = [...at.values()].some(({ x, y }) =>
      (y - a.y) * (b.y - y) > 0 && Math.abs(x - (a.x + b.x) / 2) < 60);
    const side = isBlocked ? down * Math.min(150, 40 + Math.abs(y2 - y1) / 4) : 0;
    const path = add(svg, "path", { class: "edge", "marker-end": "url(#arrow)",
      d: ["M", x1, y1, "C", x1 + side, y1 + bend, x2 + side, y2 - bend, x2, y2].join(" ") });
    if (edge.state) path.classList.add(edge.state);
    if (edge.count > 1) {
      add(svg, "text", { class: "count " + edge.state, x: (x1 + x2) / 2 + side * 3 / 4 + 5,
        y: (y1 + y2) / 2 + 4 }, edge.count);
    }
    if (lit.edges.has(edge.tail + "\n" + edge.head)) path.classList.add("lit");
    path.dataset.tail = edge.tail;
    path.dataset.head = edge.head;
    add(path, "title", {}, edge.titles.join("\n"));
  }
  for (const node of view.nodes) {
    const { x, y } = at.get(node.key), w = widthOf(node.key);
    const group = add(svg, "g", { class: "node", tabindex: 0, role: "button" });
    if (node.isFolder) group.classList.add("folder");
    if (lit.nodes.has(node.key)) group.classList.add("lit");
    group.dataset.key = node.key;
    add(group, "rect", { x: x - w / 2, y: y - 14, width: w, height: 28, rx: 6 });
    add(group, "text", { x, y: y + 4 }, node.label);
    add(group, "title", {}, node.members.join("\n"));
    group.addEventListener("click", () => choose(node));
    group.addEventListener("keydown", event => {
      if (event.key === "Enter") choose(node);
    });
  }
  element("canvas").replaceChildren(svg);
  const path = lit.path.length ? "; path: " + lit.path.join(" → ")
    : state.from && state.to ? "; no path from " + state.from + " to " + state.to : "";
  element("status").textContent =
    view.nodes.length + " nodes, " + view.edges.length + " dependencies" + path;
}
function choose(node) {
  if (node.isFolder) toggle(node.key.slice(7)); else focus(node.key);
}
function focus(name) {
  state.focus = state.focus === name ? "" : name;
  state.path = [];
  element("focus").value = state.focus;
  draw();
}
function toggle(folder) {
  if (!state.collapsed.delete(folder)) state.collapsed.add(folder);
  chips();
  draw();
}
function chips() {
  const sizes = new Map();
  for (const { folder } of data.modules) sizes.set(folder, (sizes.get(folder) || 0) + 1);
  const folders = [...sizes.keys()].filter(folder => sizes.get(folder) > 1)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  element("folders").replaceChildren(...folders.map(folder => {
    const chip = document.createElement("button");
    chip.type = "button";
    chip.textContent = folder;
    chip.setAttribute("aria-pressed", String(state.collapsed.has(folder)));
    chip.addEventListener("click", () => toggle(folder));
    return chip;
  }));
}
function read() {
  const names = new Set(data.modules.map(module => module.name));
  const known = id => names.has(element(id).value.trim()) ? element(id).value.trim() : "";
  for (const id of ["focus", "from", "to"]) state[id] = known(id);
  state.depth = Math.min(9, Math.max(1, Number(element("depth").value) || 1));
  state.tests = element("tests").checked;
  state.external = element("external").checked;
  state.all = element("all").checked;
  state.path = [];
  draw();
}
function showPath(names) {
  Object.assign(state, { focus: "", from: "", to: "", path: names, tests: true,
    external: state.external || names.some(name =>
      data.modules.some(module => module.name === name && module.kind === "external")) });
  for (const id of ["focus", "from", "to"]) element(id).value = "";
  element("tests").checked = state.tests;
  element("external").checked = state.external;
  draw();
  element("graph").scrollIntoView();
}
element("names").replaceChildren(...data.modules.map(module => {
  const option = document.createElement("option");
  option.value = module.name;
  return option;
}));
element("controls").addEventListener("input", read);
element("controls").addEventListener("submit", event => event.preventDefault());
element("reset").addEventListener("click", () => {
  state.collapsed.clear();
  chips();
  setTimeout(read);
});
document.querySelectorAll("button[data-path]").forEach(button =>
  button.addEventListener("click", event => {
    event.preventDefault();
    showPath(button.dataset.path.split(" "));
  }));
// A large package begins with its layers or folders, and what is wrong between them.
const sizes = new Map();
for (const { folder, kind } of data.modules) {
  if (!["test", "snippet", "external"].includes(kind)) {
    sizes.set(folder, (sizes.get(folder) || 0) + 1);
  }
}
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
if (total > 40 && sizes.size > 1) {
  for (const [folder, size] of sizes) if (size > 1) state.collapsed.add(folder);
}
chips();
draw();
