extends SceneTree
# Decodes Dictionaries and prints how many keys each has then, one line for each line of hexadecimal digits in keys.txt,
# beside this script: @@{"size"}, -1 where the bytes are refused. Two keys that the engine takes for one leave one.

func _init():
	var lines = File.new()
	lines.open("res://keys.txt", File.READ)
	while lines.get_position() < lines.get_len():
		var line = lines.get_line()
		if line != "":
			print("@@" + to_json({"size": size(line)}))
	lines.close()
	quit()

func size(line):
	var bytes = PoolByteArray()
	for i in range(line.length() / 2):
		bytes.append(("0x" + line.substr(i * 2, 2)).hex_to_int())
	var value = bytes2var(bytes, true)
	return value.size() if typeof(value) == TYPE_DICTIONARY else -1
