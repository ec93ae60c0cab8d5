// What hinders somebody on this page as it is drawn, one sentence each (after the rules of WCAG 2.2, level AA).
// What the markup alone shows, the tests of DesignKitHTML look for.
const issues = [];
const say = (element, sentence) => issues.push(`${sentence}: ${(element.outerHTML ?? '').slice(0, 120)}`);
const all = selector => [...document.querySelectorAll(selector)];
const isShown = element => element.getClientRects().length > 0;
const controls = all('a[href], button, input:not([type=hidden]), select, textarea').filter(isShown);

// 1.4.3: contrast of texts
const parse = color => { const c = color.match(/[\d.]+/g).map(Number); return c.length > 3 ? c : [...c, 1]; };
const over = (top, bottom) => top.slice(0, 3).map((v, i) => v * top[3] + bottom[i] * (1 - top[3])).concat(1);
const backgroundOf = element => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) layers.push(parse(getComputedStyle(e).backgroundColor));
    return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255, 1]);
};
const luminance = color => {
    const [r, g, b] = color.map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => { const [x, y] = [luminance(a), luminance(b)]; return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05); };
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !isShown(element) || element.closest('svg, [inert]')) continue;
    const style = getComputedStyle(element), size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
    const ratio = contrast(over(parse(style.color), backgroundOf(element)), backgroundOf(element));
    if (ratio < least) say(element, `a contrast of ${ratio.toFixed(2)} instead of ${least}`);
}

// 2.4.7, 1.4.11: the focus is visible
for (const control of controls.filter(c => !c.closest('[inert]'))) {
    control.focus({ focusVisible: true });
    const style = getComputedStyle(control);
    const around = parseFloat(style.outlineOffset) < 0 ? control : control.parentElement;
    if (document.activeElement != control) say(control, 'takes no focus');
    else if (style.outlineStyle == 'none' || parseFloat(style.outlineWidth) < 2) say(control, 'an invisible focus');
    else if (contrast(over(parse(style.outlineColor), backgroundOf(around)), backgroundOf(around)) < 3) say(control, 'a faint focus');
    // 2.5.8: large enough for a finger; a link in a sentence is not
    const box = control.getBoundingClientRect();
    if (!control.matches('.skip') && (box.width < 24 || box.height < 44)) say(control, `only ${Math.round(box.width)} x ${Math.round(box.height)} points`);
    control.blur();
}

// 1.4.10: no line is wider than the window
if (document.documentElement.scrollWidth > innerWidth) say(document.body, `${document.documentElement.scrollWidth} points wide in ${innerWidth}`);

// Nothing on a page is code.
for (const element of all('*'))
    for (const attribute of element.attributes)
        if (attribute.name.startsWith('on') || attribute.name == 'style' || /^\s*(javascript|data|vbscript):/i.test(attribute.value)
            && ['href', 'src', 'action'].includes(attribute.name)) say(element, `code in '${attribute.name}'`);
for (const element of all('script, style, iframe, object, embed, base, meta[http-equiv=refresh]')) say(element, 'an element that holds code');
return issues;
